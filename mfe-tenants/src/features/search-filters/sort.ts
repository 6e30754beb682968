import { SearchSort, searchSorts } from '@metrolibre/contract'
import type { IntlShape } from '@metrolibre/platform'
import { is } from 'valibot'

/** The orders of the search by their names. */
export const sortOptions = (formatMessage: IntlShape['formatMessage']) =>
  searchSorts.map((sort) => ({ value: sort, label: formatMessage({ id: `tenants.search.sort.${sort}` }) }))

/** The order a control says; the usual one goes unsaid. */
export const readSort = (value: unknown): SearchSort | undefined =>
  is(SearchSort, value) && value !== 'newest' ? value : undefined
