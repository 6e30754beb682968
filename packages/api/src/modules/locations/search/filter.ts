import type { SearchQuery } from '@metrolibre/contract'
import { currencyOf, parseBbox } from '@metrolibre/contract'
import { wordPatterns } from './normalize.ts'
import { cheapest, dearest, size } from './order.ts'
import type { Place } from './place.ts'
import { hasEach, hasSet } from './services.ts'

/** Conditions in SQL with their parameters. The text depends on the shape of a query alone. */
export class Conditions {
  readonly parts: string[] = []
  readonly parameters: unknown[]

  /** Conditions of one statement share their parameters. */
  constructor(parameters: unknown[] = []) {
    this.parameters = parameters
  }

  /** The placeholder of a value. */
  value(value: unknown): string {
    this.parameters.push(value)
    return `$${this.parameters.length}`
  }

  readonly placeholder = (value: string): string => this.value(value)

  add(condition: string): void {
    this.parts.push(condition)
  }

  /** Whatever `fill` adds becomes one condition that no index serves. */
  inCase(fill: () => void): void {
    const before = this.parts.length
    fill()
    const added = this.parts.splice(before)
    if (added.length > 0) this.parts.push(`case when ${added.join(' and ')} then true else false end`)
  }

  /** All of them, for after `where`. */
  get text(): string {
    return this.parts.join(' and ')
  }
}

const addPlace = (where: Conditions, place: Place): void => {
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

/** Amounts only compare within one currency and one unit. RULES §4. */
const addPrice = (where: Conditions, query: SearchQuery): void => {
  const { minPrice, maxPrice } = query
  if (minPrice === undefined && maxPrice === undefined) return
  where.add(`p.currency = ${where.value(currencyOf(query.country ?? 'Chile'))}`)
  if (query.type !== 'hours') where.add(`p.rental_mode = 'month'`)
  // Written as the index that is walked has it; neither lets a property without a price in.
  const price = query.sort === 'price_desc' ? dearest : cheapest
  where.add(`${price} >= ${where.value(minPrice ?? 1)}::bigint`)
  where.add(`${price} <= ${where.value(maxPrice ?? 9_007_199_254_740_990)}::bigint`)
}

const addSize = (where: Conditions, { minArea, maxArea }: SearchQuery): void => {
  if (minArea === undefined && maxArea === undefined) return
  where.add(`${size} >= ${where.value(minArea ?? 0)}::numeric`)
  if (maxArea !== undefined) where.add(`${size} <= ${where.value(maxArea)}::numeric`)
}

/** Free for the whole period: the property as one, or a room of it that can be rented. */
const addPeriod = (where: Conditions, from: string, to: string): void => {
  const start = where.value(from)
  const end = where.value(to)
  const zone = `case p.country when 'Chile' then 'America/Santiago' else 'America/Lima' end`
  const at = (date: string) => `(${date}::date::timestamp at time zone ${zone})`
  const taken = (units: string) => `exists (select 1 from reservations r where r.blocks
    and r.property_id = p.id and r.units && ${units} and r.period && tstzrange(${at(start)}, ${at(end)}))`
  where.add(`p.start_lease <= ${start}::date and p.end_lease >= ${end}::date`)
  where.add(`(p.type <> 'room' and not ${taken(`'[1,)'::int4range`)} or exists (
    select 1 from rooms u where u.property_id = p.id and u.is_active and u.deleted_at is null
    and not ${taken(`int4range(u.unit, u.unit, '[]')`)}))`)
}

/**
 * How matches are met. `each`: one by one, in an order or a sample. `index`: through whatever index finds them; sets of
 * services are in front of two. The planner cannot know how many stand in an area, so it is told: `area` goes by the
 * index of the map.
 */
export type Scan = 'each' | 'index' | 'area'

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

/** The indexes of these orders know prices. */
export const isByPrice = ({ sort }: Pick<SearchQuery, 'sort'>): boolean =>
  sort === 'price_asc' || sort === 'price_desc'

/** Where every search begins: only what may be public is ever looked at. RULES §7. */
export const listed = (): Conditions => {
  const where = new Conditions()
  where.add('p.listed')
  return where
}

/** What the indexes of orders know: the place, the kind, and what the order is by. */
export const addBase = (where: Conditions, query: SearchQuery, place: Place): void => {
  addPlace(where, place)
  if (query.type === 'hours') where.add(`p.rental_mode = 'hour'`)
  else if (query.type) where.add(`p.type = ${where.value(query.type)}`)
  if (isByPrice(query)) addPrice(where, query)
  if (query.sort === 'area_desc') addSize(where, query)
}

export const addWords = (where: Conditions, { q = '' }: SearchQuery): void => {
  for (const pattern of wordPatterns(q)) where.add(`p.search like ${where.value(pattern)}`)
}

/** All other filters. */
export const addRest = (where: Conditions, query: SearchQuery, by: Scan = 'each'): void => {
  addWords(where, query)
  if (!isByPrice(query)) addPrice(where, query)
  if (query.sort !== 'area_desc') addSize(where, query)
  const { services } = query
  for (const each of by === 'index' ? hasSet(services) : hasEach(services)) where.add(each)
  if (query.bbox !== undefined) addArea(where, query.bbox, by)
  if (query.from !== undefined && query.to !== undefined) addPeriod(where, query.from, query.to)
}

/** All filters of a search but its position and order. */
export const filterOf = (query: SearchQuery, place: Place, by: Scan): Conditions => {
  const where = listed()
  addBase(where, query, place)
  addRest(where, query, by)
  return where
}

/** Whether a search is by place, kind and words alone. */
export const isPlain = (query: SearchQuery): boolean =>
  query.minPrice === undefined &&
  query.maxPrice === undefined &&
  query.minArea === undefined &&
  query.maxArea === undefined &&
  !query.services?.length &&
  (query.from === undefined || query.to === undefined) &&
  query.bbox === undefined

/** Whether the counts kept per place and kind answer how many there are. */
export const isCounted = (query: SearchQuery): boolean =>
  wordPatterns(query.q ?? '').length === 0 && isPlain(query)
