import type { SearchQuery, Service } from '@metrolibre/contract'
import { currencyOf, parseBbox } from '@metrolibre/contract'
import { wordPatterns } from './normalize.ts'
import type { Place } from './place.ts'

/** Conditions in SQL with their parameters. The text depends on the shape of a query alone, so it is prepared once. */
export class Conditions {
  readonly parameters: unknown[] = []
  readonly #parts: string[] = []

  /** The placeholder of a value. */
  value(value: unknown): string {
    this.parameters.push(value)
    return `$${this.parameters.length}`
  }

  add(condition: string): void {
    this.#parts.push(condition)
  }

  /** Whatever `fill` adds becomes one condition that no index serves. */
  inCase(fill: () => void): void {
    const before = this.#parts.length
    fill()
    const added = this.#parts.splice(before)
    if (added.length > 0) this.#parts.push(`case when ${added.join(' and ')} then true else false end`)
  }

  /** All of them, for after `where`. */
  get text(): string {
    return this.#parts.join(' and ')
  }
}

const serviceConditions: Readonly<Record<Service, string>> = {
  vault: 'p.vault',
  parking: 'p.garage > 0',
  cleaning: 'p.cleaning',
  bathrooms: 'p.bathrooms > 0',
  wifi: 'p.wifi',
  security: 'p.security',
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
  // Written as the index of the cheapest first has it.
  const price = 'coalesce(p.shown_price, 9007199254740991)'
  where.add(`${price} >= ${where.value(minPrice ?? 1)}::bigint`)
  where.add(`${price} <= ${where.value(maxPrice ?? 9_007_199_254_740_990)}::bigint`)
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

const addArea = (where: Conditions, bbox: string): void => {
  const { west, south, east, north } = parseBbox(bbox)
  const corner = (long: number, lat: number) => `point(${where.value(long)}, ${where.value(lat)})`
  where.add(
    `point(p.public_longitude, p.public_latitude) <@ box(${corner(west, south)}, ${corner(east, north)})`,
  )
}

/**
 * How the rows will be met. `collect`: through whatever index finds matches. `walk`: in their order, checking
 * each; then the filters stand in a CASE, which no index serves and which the planner takes for likely.
 */
export type Approach = 'collect' | 'walk'

/** The indexes of these orders know prices. */
export const isByPrice = ({ sort }: Pick<SearchQuery, 'sort'>): boolean =>
  sort === 'price_asc' || sort === 'price_desc'

/** Filters that an order's own index does not know. */
const addRest = (where: Conditions, query: SearchQuery): void => {
  for (const pattern of wordPatterns(query.q ?? '')) where.add(`p.search like ${where.value(pattern)}`)
  if (!isByPrice(query)) addPrice(where, query)
  if (query.minArea !== undefined) where.add(`p.area >= ${where.value(query.minArea)}::numeric`)
  if (query.maxArea !== undefined) where.add(`p.area <= ${where.value(query.maxArea)}::numeric`)
  for (const service of [...new Set(query.services)].toSorted()) where.add(serviceConditions[service])
  if (query.from !== undefined && query.to !== undefined) addPeriod(where, query.from, query.to)
  if (query.bbox !== undefined) addArea(where, query.bbox)
}

/** All filters of a search but its position and order. Only what may be public is ever looked at. RULES §7. */
export const filterOf = (query: SearchQuery, place: Place, approach: Approach = 'collect'): Conditions => {
  const where = new Conditions()
  where.add('p.listed')
  addPlace(where, place)
  if (query.type === 'hours') where.add(`p.rental_mode = 'hour'`)
  else if (query.type) where.add(`p.type = ${where.value(query.type)}`)
  if (isByPrice(query)) addPrice(where, query)
  if (approach === 'collect') addRest(where, query)
  else where.inCase(() => addRest(where, query))
  return where
}

/** Whether the counts kept per place and kind answer how many there are. */
export const isCounted = (query: SearchQuery): boolean =>
  wordPatterns(query.q ?? '').length === 0 &&
  query.minPrice === undefined &&
  query.maxPrice === undefined &&
  query.minArea === undefined &&
  query.maxArea === undefined &&
  !query.services?.length &&
  (query.from === undefined || query.to === undefined) &&
  query.bbox === undefined
