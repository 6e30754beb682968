import type { SearchResult } from '@metrolibre/api-client'
import {
  dateAt,
  writeQuery,
  type Country,
  type Place,
  type SearchQuery,
  type SearchType,
} from '@metrolibre/contract'
import { plainZoneName } from '../../property/asked-zones.ts'
import { readers, type Search } from './readers.ts'

export type { Search } from './readers.ts'

/** Names of the parameters that change the results, for the page cache. */
export const searchParameters = Object.keys(readers)

/**
 * Returns today's date in Lima, the country where a day begins last: earlier dates are past in both
 * countries.
 */
export const earliestToday = (): string => dateAt(Date.now(), 'America/Lima')

/** Whether a period can have results; an old link with a past period is treated as if it had none. */
const isPossible = ({ from, to }: Search): boolean =>
  from === undefined || to === undefined || (from < to && to > earliestToday())

/** Words without a letter or digit would match everything, so they are ignored. */
const saysSomething = (words: string | undefined): boolean => /[\p{L}\p{N}]/u.test(words ?? '')

/** Whether two limits are in the wrong order. */
const areTurned = (low: number | undefined, high: number | undefined): boolean =>
  low !== undefined && high !== undefined && low > high

/** Leaves out what the kind does not have: nobody would see why nothing is found. */
const ofItsKind = (search: Search): Search => {
  const isBuilding = search.type === 'room' || search.type === 'entire'
  return {
    ...search,
    ...(isBuilding && { facts: undefined }),
    ...((isBuilding || search.type === 'terreno') && { minHeight: undefined }),
  }
}

/**
 * Reads the filters from an address. Invalid parameters are left out and limits in the wrong order are
 * swapped, so that an old link still finds something.
 */
export const readSearch = (params: URLSearchParams): Search => {
  const asked = Object.fromEntries(params)
  const read = Object.entries(readers).map(([name, reader]) => [name, asked[name] && reader(asked[name])])
  const search = Object.fromEntries(read.filter(([, value]) => value !== undefined && value !== '')) as Search
  const { q, minPrice, maxPrice, minArea, maxArea } = search
  return {
    ...ofItsKind(search),
    ...(!saysSomething(q) && { q: undefined }),
    ...(areTurned(minPrice, maxPrice) && { minPrice: maxPrice, maxPrice: minPrice }),
    ...(areTurned(minArea, maxArea) && { minArea: maxArea, maxArea: minArea }),
    ...(!isPossible(search) && { from: undefined, to: undefined }),
  }
}

/** Returns the address of a search, without the first page and the default order. */
export const searchPath = ({ page, sort, ...search }: Search, view?: string): string => {
  const params = writeQuery({
    ...ofItsKind(search),
    page: page === 1 ? undefined : page,
    sort: sort === 'newest' ? undefined : sort,
    view,
  })
  return params.size > 0 ? `/propietario?${params}` : '/propietario'
}

const asWritten = (asked: string | undefined, known: string) =>
  asked !== undefined && plainZoneName(asked) === plainZoneName(known) ? known : asked

/** Like `searchPlaceName`, but spelled as in the catalogue if there are results. */
export const knownPlace = (search: Search, result: SearchResult | undefined): string | undefined => {
  const zone = result?.properties[0]?.zone
  if (!zone) return searchPlaceName(search)
  const { comuna, city } = search
  return searchPlaceName({
    ...search,
    comuna: asWritten(comuna, zone.zone),
    city: asWritten(city, zone.city),
  })
}

/** Returns the address of the page of a comuna, or of a kind there; the sitemap uses the same form. */
export const searchLandingPath = (
  { zone, city, country }: Pick<Place, 'zone' | 'city' | 'country'>,
  type: SearchType | undefined,
): string => searchPath({ comuna: zone, city, country, type })

/** Tells whether anything was asked for: then the results are what the page is about, and no cover stands above them. */
export const isSearching = (search: Search): boolean =>
  Object.values(search).some((asked) => asked !== undefined)

/** Tells whether results are ordered by price. */
export const isSortedByPrice = ({ sort }: Search): boolean => sort === 'price_asc' || sort === 'price_desc'

/** Tells whether there is a limit of price, which implies one country and unit. */
export const hasPriceFilter = ({ minPrice, maxPrice }: Search): boolean =>
  minPrice !== undefined || maxPrice !== undefined

/**
 * Returns the query for a search by somebody from a country, whose properties and prices come first (RULES.md §3.66 and
 * §4.22).
 */
export const askedFrom = (search: Search, home: Country): SearchQuery =>
  (search.sort === undefined || isSortedByPrice(search)) && home !== 'Chile' ? { ...search, home } : search

/** Counts the filters that are set other than place, kind and order. */
export const countMore = ({ services, facts, use, from, to, minArea, maxArea, ...more }: Search): number =>
  (services?.length ?? 0) +
  (facts?.length ?? 0) +
  Number(more.minHeight !== undefined) +
  Number(use !== undefined) +
  Number(from !== undefined && to !== undefined) +
  Number(minArea !== undefined || maxArea !== undefined) +
  Number(more.minPrice !== undefined)

/**
 * Returns what a visitor would call the place of the search: the comuna, the city, the words or the country.
 */
export const searchPlaceName = ({ comuna, city, q, state, country }: Search): string | undefined =>
  comuna ?? city ?? q ?? state ?? country
