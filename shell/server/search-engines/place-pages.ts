import { propertyTypes, writeQuery, type Place, type SearchType } from '@metrolibre/contract'
import type { ListedPage } from './sitemap.ts'

const kinds: readonly SearchType[] = [...propertyTypes, 'hours']

/** The page of a comuna and those of the kinds that it has, as the search writes their addresses. */
const pagesOf = ({ zone, city, country, counts }: Place): ListedPage[] =>
  [undefined, ...kinds.filter((kind) => counts[kind] > 0)].map((type) => ({
    path: `/propietario?${writeQuery({ comuna: zone, city, country, type })}`,
  }))

export const placePages = (places: readonly Place[]): ListedPage[] => places.flatMap(pagesOf)
