import { propertyTypes, writeQuery, type Place, type SearchType } from '@metrolibre/contract'
import type { ListedPage } from './sitemap.ts'

const kinds: readonly SearchType[] = [...propertyTypes, 'hours']

/**
 * Returns the pages of a comuna: one for all kinds of property, and one for each kind it has. The addresses
 * are written in the same way as by the search.
 */
const pagesOf = ({ zone, city, country, counts }: Place): ListedPage[] =>
  [undefined, ...kinds.filter((kind) => counts[kind] > 0)].map((type) => ({
    path: `/propietario?${writeQuery({ comuna: zone, city, country, type })}`,
  }))

export const placePages = (places: readonly Place[]): ListedPage[] => places.flatMap(pagesOf)
