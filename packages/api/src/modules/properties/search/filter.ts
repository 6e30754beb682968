import type { SearchQuery, SearchType, SiteFact, Use } from '@metrolibre/contract'
import { currencyOf, parseBbox } from '@metrolibre/contract'
import { Conditions } from './conditions.ts'
import { meaningOf } from './everyday-words.ts'
import { patternOf, searchedWords } from './normalize.ts'
import { cheapest, dearest, isOrderedByPrice, priceGroups, size } from './order.ts'
import type { SearchPlace } from './place.ts'
import { inRoom } from './room-names.ts'
import { hasEach, hasSet } from './services.ts'

const addPlace = (where: Conditions, place: SearchPlace): void => {
  if (place.level === 'country') where.add(`p.country = ${where.value(place.country)}`)
  if (place.level === 'city') {
    where.add(`p.country = ${where.value(place.country)} and p.city = ${where.value(place.city)}`)
  }
  if (place.level === 'zones') {
    const [only, second] = place.ids
    if (only !== undefined && second === undefined) where.add(`p.zone_id = ${where.value(only)}::uuid`)
    else where.add(`p.zone_id = any(${where.value(place.ids)}::uuid[])`)
  }
}

/** Tells whether a search has a limit of price, which implies one currency and unit (RULES.md §4.21, §4.23). */
export const isFilteredByPrice = ({ minPrice, maxPrice }: SearchQuery): boolean =>
  minPrice !== undefined || maxPrice !== undefined

/** Adds the price filter. Amounts are only comparable within one currency and unit (RULES.md §4.21). */
const addPrice = (where: Conditions, query: SearchQuery): void => {
  if (!isFilteredByPrice(query)) return
  const { minPrice, maxPrice, country = 'Chile', type } = query
  // The first column of the indexes of these orders.
  if (isOrderedByPrice(query)) where.add(`${priceGroups[country]} = ${type === 'hours' ? 1 : 0}`)
  else {
    where.add(`p.currency = ${where.value(currencyOf(country))}`)
    if (type !== 'hours') where.add(`p.rental_mode = 'month'`)
  }
  // Use the same expression as the index of the order. Both exclude properties without a price.
  const price = query.sort === 'price_desc' ? dearest : cheapest
  where.add(`${price} >= ${where.value(minPrice ?? 1)}::bigint`)
  where.add(`${price} <= ${where.value(maxPrice ?? 9_007_199_254_740_990)}::bigint`)
}

const addSize = (where: Conditions, { minArea, maxArea }: SearchQuery): void => {
  if (minArea === undefined && maxArea === undefined) return
  where.add(`${size} >= ${where.value(minArea ?? 0)}::numeric`)
  if (maxArea !== undefined) where.add(`${size} <= ${where.value(maxArea)}::numeric`)
}

/**
 * Matches places that are offered and free for the whole period: a property as a whole, or of one that is rented by the
 * room, one of its rooms that can be booked.
 */
const addPeriod = (where: Conditions, from: string, to: string): void => {
  const start = where.value(from)
  const end = where.value(to)
  const at = (date: string) =>
    `(${date}::date::timestamp at time zone place_time_zone(p.country, p.time_zone))`
  const taken = (units: string) => `exists (select 1 from taken_periods t where t.property_id = p.id
    and t.units && ${units} and t.period && tstzrange(${at(start)}, ${at(end)}))`
  where.add(`p.start_lease <= ${start}::date and p.end_lease >= ${end}::date`)
  where.add('p.is_active')
  where.add(`case p.type when 'room' then exists (
      select 1 from rooms u where u.property_id = p.id and u.is_active and u.deleted_at is null
      and case u.rental_mode when 'hour' then u.hourly_price else u.monthly_price end > 0
      and coalesce(u.start_lease <= ${start}::date, true) and coalesce(u.end_lease >= ${end}::date, true)
      and not ${taken(`int4range(u.unit, u.unit, '[]')`)})
    else not ${taken(`'[1,)'::int4range`)} end`)
}

/**
 * How matches are read. `each`: one by one, in an order or in a sample. `index`: through any index; sets of
 * services are the first column of two of them. `area`: through the index of the map, which the planner would
 * not choose by itself, because it can't know how many properties an area has.
 */
export type Scan = 'each' | 'index' | 'area'

/** Whether a property, or one of its rooms, is free now, as its card says. */
export const isFree =
  '(p.is_active and exists (select 1 from free_places f where f.property_id = p.id and f.is_free))'

const addArea = (where: Conditions, bbox: string, by: Scan): void => {
  const { west, south, east, north } = parseBbox(bbox)
  const corner = (long: number, lat: number) => `${where.value(long)}::float8, ${where.value(lat)}::float8`
  where.add(
    by === 'area'
      ? `point(p.public_longitude, p.public_latitude) <@ box(point(${corner(west, south)}), point(${corner(east, north)}))`
      : `p.public_longitude >= ${where.value(west)} and p.public_longitude <= ${where.value(east)}
        and p.public_latitude >= ${where.value(south)} and p.public_latitude <= ${where.value(north)}`,
  )
}

const addFree = (where: Conditions, { free, only }: SearchQuery): void => {
  if (only !== undefined) where.add(`p.id = ${where.value(only)}::uuid`)
  if (free !== undefined) where.add(`${free ? '' : 'not '}${isFree}`)
}

/** Returns the first condition of every search: only published properties are ever read (RULES.md §3.53a). */
export const listed = (): Conditions => {
  const where = new Conditions()
  where.add('p.listed')
  return where
}

/** Returns the condition for a kind, or for what is rented by the hour. */
export const searchedKindOf = (where: Conditions, type: SearchType): string =>
  type === 'hours' ? `p.rental_mode = 'hour'` : `p.type = ${where.value(type)}`

/** Adds the filters that the indexes of the orders contain: place, kind and the sorted value. */
export const addBase = (where: Conditions, query: SearchQuery, place: SearchPlace): void => {
  addPlace(where, place)
  if (query.type) where.add(searchedKindOf(where, query.type))
  if (isOrderedByPrice(query)) addPrice(where, query)
  if (query.sort === 'area_desc') addSize(where, query)
}

/** A search whose words are looked for in descriptions too, where `described` says so. */
export type FoundQuery = SearchQuery & { readonly described?: boolean }
type WordsQuery = Pick<FoundQuery, 'q' | 'described'>

/** Returns the condition for a use, which is among the words that a property is found by (migration `uses_of_properties`). */
const usedFor = (where: Conditions, use: Use): string => `p.search like ${where.value(`%#${use}#%`)}`

/** Returns the condition for a fact that is there, which is among these words too (migration `site_facts`). */
const hasFact = (where: Conditions, fact: SiteFact): string =>
  `p.search like ${where.value(`%#${fact.toLowerCase()}#%`)}`

/** The words of a description as its index has them (migration `words_of_descriptions`). */
const described = `to_tsvector('spanish', search_text(p.description))`

/**
 * Returns the condition that a word is in the name or the place, or is what the kind, a use, a service or a fact is called, or in
 * the description or the name of a room if asked for.
 */
const wordOf = (where: Conditions, word: string, by: Scan, inDescription: boolean): string => {
  const { kind, use, service, fact, place } = meaningOf(word)
  const ways = [
    `p.search like ${where.value(patternOf(word))}`,
    ...(place ? [`p.search like ${where.value(patternOf(place))}`] : []),
    ...(kind ? [searchedKindOf(where, kind)] : []),
    ...(use ? [usedFor(where, use)] : []),
    ...(fact ? [hasFact(where, fact)] : []),
    ...(service ? (by === 'index' ? hasSet([service]) : hasEach([service])) : []),
    ...(inDescription
      ? [
          `${described} @@ phraseto_tsquery('spanish', ${where.value(word)})`,
          inRoom(where.value(patternOf(word))),
        ]
      : []),
  ]
  return ways.length > 1 ? `(${ways.join(' or ')})` : ways[0]!
}

export const addWords = (where: Conditions, query: WordsQuery, by: Scan = 'each'): void => {
  for (const word of searchedWords(query.q ?? ''))
    where.add(wordOf(where, word, by, query.described ?? false))
}

/** Returns the words that only names and places can have, and an index of texts finds. */
export const plainWords = ({ q = '', described = false }: WordsQuery): string[] =>
  described
    ? []
    : searchedWords(q).filter(
        (word) => Array.from(word).length > 2 && Object.keys(meaningOf(word)).length === 0,
      )

export const addParts = (where: Conditions, parts: readonly string[]): void => {
  for (const part of parts) where.add(`p.search like ${where.value(patternOf(part))}`)
}

/** Adds all other filters. */
export const addRest = (where: Conditions, query: SearchQuery, by: Scan = 'each'): void => {
  addWords(where, query, by)
  if (!isOrderedByPrice(query)) addPrice(where, query)
  if (query.sort !== 'area_desc') addSize(where, query)
  const { services, use } = query
  if (use) where.add(usedFor(where, use))
  for (const fact of new Set(query.facts)) where.add(hasFact(where, fact))
  if (query.minHeight !== undefined) where.add(`p.clear_height >= ${where.value(query.minHeight)}::int`)
  for (const each of by === 'index' ? hasSet(services) : hasEach(services)) where.add(each)
  if (query.bbox !== undefined) addArea(where, query.bbox, by)
  addFree(where, query)
  if (query.from !== undefined && query.to !== undefined) addPeriod(where, query.from, query.to)
}

/** Returns all filters of a search, without its position and order. */
export const filterOf = (query: SearchQuery, place: SearchPlace, by: Scan): Conditions => {
  const where = listed()
  addBase(where, query, place)
  addRest(where, query, by)
  return where
}

/**
 * Returns the filters of a plain search whose words are found by these parts of them. Otherwise an index would look up
 * every part of a word, also one that most texts have, as `taller` has parts of `calle`.
 */
export const filterByParts = (
  query: SearchQuery,
  place: SearchPlace,
  parts: readonly string[],
): Conditions => {
  const where = listed()
  addBase(where, query, place)
  addParts(where, parts)
  where.inCase(() => addWords(where, query))
  return where
}

/** Tells whether a search filters only by place, kind and words. */
export const isPlain = (query: SearchQuery): boolean =>
  !isFilteredByPrice(query) &&
  query.minArea === undefined &&
  query.maxArea === undefined &&
  !query.services?.length &&
  query.use === undefined &&
  query.minHeight === undefined &&
  !query.facts?.length &&
  (query.from === undefined || query.to === undefined) &&
  query.bbox === undefined &&
  query.free === undefined &&
  query.only === undefined

/** Tells whether the counts kept per place and kind give the exact total. */
export const hasKeptCount = (query: SearchQuery): boolean =>
  searchedWords(query.q ?? '').length === 0 && isPlain(query)
