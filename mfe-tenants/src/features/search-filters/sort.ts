import { searchSorts, type SearchSort } from '@metrolibre/contract'
import type { IntlShape } from '@metrolibre/platform'

/** Returns the available orders with their names. */
export const sortOptions = (formatMessage: IntlShape['formatMessage']) =>
  searchSorts.map((sort) => ({ value: sort, label: formatMessage({ id: `tenants.search.sort.${sort}` }) }))

/** Reads the order from a control; returns undefined for the default order. */
export const readSort = (value: unknown): SearchSort | undefined =>
  searchSorts.find((sort) => sort === value && sort !== 'newest')
