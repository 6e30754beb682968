import type { SearchResult } from '@metrolibre/api-client'
import { dateAt, readTexts, SearchQuery, writeQuery, type Place, type SearchType } from '@metrolibre/contract'
import { is } from 'valibot'
import { plain } from '../../property/asked-zones.ts'

/** What the address of the search may say. */
export type Search = SearchQuery

const { entries } = SearchQuery

/** Parameters of the search's address that change what it shows, for the page cache. */
export const searchParameters = Object.keys(entries)

/** Of both countries, where a day begins last: what is over there is over everywhere. */
export const earliestToday = (): string => dateAt(Date.now(), 'America/Lima')

/** Nothing is free in a time that is over: a link of last year asks for no time at all. */
const isPossible = ({ from, to }: Search): boolean =>
  from === undefined || to === undefined || (from < to && to > earliestToday())

/** Words without a letter or digit find everything, so they are none. */
const saysSomething = (words: string | undefined): boolean => /[\p{L}\p{N}]/u.test(words ?? '')

/** Limits that stand the wrong way round. */
const areTurned = (low: number | undefined, high: number | undefined): boolean =>
  low !== undefined && high !== undefined && low > high

/**
 * The filters an address asks for. What it says wrongly is left out and limits the wrong way round are turned,
 * so that an old link still finds something.
 */
export const readSearch = (params: URLSearchParams): Search => {
  const read = readTexts(SearchQuery, Object.fromEntries(params))
  const valid = Object.entries(entries).filter(([name, schema]) => name in read && is(schema, read[name]))
  const search = Object.fromEntries(valid.map(([name]) => [name, read[name]])) as Search
  const { q, minPrice, maxPrice, minArea, maxArea } = search
  return {
    ...search,
    ...(!saysSomething(q) && { q: undefined }),
    ...(areTurned(minPrice, maxPrice) && { minPrice: maxPrice, maxPrice: minPrice }),
    ...(areTurned(minArea, maxArea) && { minArea: maxArea, maxArea: minArea }),
    ...(!isPossible(search) && { from: undefined, to: undefined }),
  }
}

/** The address of a search; the first page and the usual order go unsaid. */
export const searchPath = ({ page, sort, ...search }: Search, view?: string): string => {
  const params = writeQuery({
    ...search,
    page: page === 1 ? undefined : page,
    sort: sort === 'newest' ? undefined : sort,
    view,
  })
  return params.size > 0 ? `/propietario?${params}` : '/propietario'
}

const asWritten = (asked: string | undefined, known: string) =>
  asked !== undefined && plain(asked) === plain(known) ? known : asked

/** As `placeName`, and written as the catalogue writes it wherever something was found. */
export const knownPlace = (search: Search, result: SearchResult | undefined): string | undefined => {
  const zone = result?.properties[0]?.zone
  if (!zone) return placeName(search)
  const { comuna, city } = search
  return placeName({ ...search, comuna: asWritten(comuna, zone.zone), city: asWritten(city, zone.city) })
}

/** The page of a comuna, or of a kind there; the sitemap writes it alike. */
export const landingPath = (
  { zone, city, country }: Pick<Place, 'zone' | 'city' | 'country'>,
  type: SearchType | undefined,
): string => searchPath({ comuna: zone, city, country, type })

/** Filters other than place, kind and order: how many are set. */
export const countMore = ({ services, from, to, minArea, maxArea, minPrice }: Search): number =>
  (services?.length ?? 0) +
  Number(from !== undefined && to !== undefined) +
  Number(minArea !== undefined || maxArea !== undefined) +
  Number(minPrice !== undefined)

/** What a visitor would call the place asked for: the comuna, the city, the words, the country. */
export const placeName = ({ comuna, city, q, state, country }: Search): string | undefined =>
  comuna ?? city ?? q ?? state ?? country
