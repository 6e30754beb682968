import type { Country, SearchQuery } from '@metrolibre/contract'
import type { OrderName, SearchCursor } from './cursor.ts'
import type { SearchPlace } from './place.ts'

/** A column of an order, written as in its index. */
interface Key {
  readonly column: string
  readonly descending?: true
  /** The expression of its value in a cursor. */
  readonly text: string
}

interface Order {
  /** The last key is the id, which makes the order unique. */
  readonly keys: readonly Key[]
  /** Return the condition for rows after or before a position, given the column names and the key values. */
  readonly after: (columns: readonly string[], values: readonly string[]) => string
  readonly before: (columns: readonly string[], values: readonly string[]) => string
}

const published = 'p.published_at'
export const cheapest = 'coalesce(p.shown_price, 9007199254740991)'
export const dearest = 'coalesce(p.shown_price, -1)'
/** A property without a known size sorts as the smallest. */
export const size = 'coalesce(p.area, -1)'

const groupFrom = (otherCurrency: 'CLP' | 'PEN'): string =>
  `(case when p.shown_price is null then 4 else (p.currency = '${otherCurrency}')::int * 2 + (p.rental_mode = 'hour')::int end)`

/**
 * The groups within which prices compare, by the country that comes first, written as in their indexes: per month and
 * per hour there (0 and 1), the same in the other country (2 and 3), and what has no price (4).
 */
export const priceGroups: Readonly<Record<Country, string>> = {
  Chile: groupFrom('PEN'),
  Perú: groupFrom('CLP'),
}

const list = (items: readonly string[]): string => `(${items.join(', ')})`
const id = { column: 'p.id', text: 'p.id::text' }
// `published_at` has milliseconds, so an integer of them identifies an instant exactly.
const instant = (value: string) => `to_timestamp(${value}::bigint / 1000.0)::timestamptz(3)`

const newest = ([at = '', its = '']: readonly string[]) => list([instant(at), `${its}::uuid`])
const cheap = ([group = '', price = '', its = '']: readonly string[]) =>
  list([`${group}::int`, `${price}::bigint`, `${its}::uuid`])
const large = ([metres = '', its = '']: readonly string[]) => list([`${metres}::numeric`, `${its}::uuid`])

const groupKey = (first: Country): Key => ({
  column: priceGroups[first],
  text: `${priceGroups[first]}::text`,
})

const cheapestFirst = (first: Country): Order => ({
  keys: [groupKey(first), { column: cheapest, text: `${cheapest}::text` }, id],
  after: (columns, values) => `${list(columns)} > ${cheap(values)}`,
  before: (columns, values) => `${list(columns)} < ${cheap(values)}`,
})

const dearestFirst = (first: Country): Order => ({
  keys: [
    groupKey(first),
    { column: dearest, descending: true, text: `${dearest}::text` },
    { ...id, descending: true },
  ],
  after: ([its = '', ...columns], [group = '', price = '', itsId = '']) =>
    `${its} >= ${group}::int and (${its} > ${group}::int or ${list(columns)} < (${price}::bigint, ${itsId}::uuid))`,
  before: ([its = '', ...columns], [group = '', price = '', itsId = '']) =>
    `${its} <= ${group}::int and (${its} < ${group}::int or ${list(columns)} > (${price}::bigint, ${itsId}::uuid))`,
})

const newestKeys: readonly Key[] = [
  {
    column: published,
    descending: true,
    text: `(extract(epoch from ${published}) * 1000)::bigint::text`,
  },
  { ...id, descending: true },
]

/** The newest of one country before those of the other one: by the alphabet, Chile's come first. */
const newestOf = (first: Country): Order => {
  const [on, back] = first === 'Chile' ? ['>', '<'] : ['<', '>']
  return {
    keys: [
      { column: 'p.country', text: 'p.country', ...(first === 'Perú' && { descending: true }) },
      ...newestKeys,
    ],
    after: ([its = '', ...columns], [country = '', ...values]) =>
      `${its} ${on}= ${country}::text and (${its} ${on} ${country}::text or ${list(columns)} < ${newest(values)})`,
    before: ([its = '', ...columns], [country = '', ...values]) =>
      `${its} ${back}= ${country}::text and (${its} ${back} ${country}::text or ${list(columns)} > ${newest(values)})`,
  }
}

/** The sort orders. Prices only compare within one country and unit (RULES.md §4.21). */
export const orders: Readonly<Record<OrderName, Order>> = {
  newest: {
    keys: newestKeys,
    after: (columns, values) => `${list(columns)} < ${newest(values)}`,
    before: (columns, values) => `${list(columns)} > ${newest(values)}`,
  },
  'newest:Chile': newestOf('Chile'),
  'newest:Perú': newestOf('Perú'),
  price_asc: cheapestFirst('Chile'),
  'price_asc:Perú': cheapestFirst('Perú'),
  price_desc: dearestFirst('Chile'),
  'price_desc:Perú': dearestFirst('Perú'),
  area_desc: {
    keys: [
      { column: size, descending: true, text: `${size}::text` },
      { ...id, descending: true },
    ],
    after: (columns, values) => `${list(columns)} < ${large(values)}`,
    before: (columns, values) => `${list(columns)} > ${large(values)}`,
  },
}

/** Tells whether an order is by price. The indexes of those orders contain the price. */
export const isOrderedByPrice = ({ sort }: Pick<SearchQuery, 'sort'>): boolean =>
  sort === 'price_asc' || sort === 'price_desc'

/** Returns the country whose prices come first: that of the search, or else the visitor's. */
export const firstCountry = (
  { country, home, minPrice, maxPrice }: SearchQuery,
  place: SearchPlace,
): Country => {
  // A limit of price without a country is one of Chile's.
  if (minPrice !== undefined || maxPrice !== undefined) return country ?? 'Chile'
  return place.level === 'country' || place.level === 'city' ? place.country : (home ?? 'Chile')
}

/** Returns the order that a search asks for. Without any, the newest of the visitor's country come first. */
export const orderOf = (query: SearchQuery, place: SearchPlace): OrderName => {
  if (query.sort === undefined && place.level === 'all') return `newest:${query.home ?? 'Chile'}`
  const { sort = 'newest' } = query
  if (!isOrderedByPrice(query) || firstCountry(query, place) === 'Chile') return sort
  return sort === 'price_asc' ? 'price_asc:Perú' : 'price_desc:Perú'
}

/** Returns the columns of an order, in SQL over `properties p`. */
export const orderColumnsOf = (sort: OrderName): string[] => orders[sort].keys.map(({ column }) => column)

/** Returns the text after `order by`, over these columns or over others that stand for them. */
export const orderBy = (
  sort: OrderName,
  { backward = false, oneGroup = false, columns = orderColumnsOf(sort) } = {},
): string =>
  orders[sort].keys
    .map((key, index) => ({ ...key, name: columns[index]! }))
    // With a column of only one value in it, the planner would not recognise the order of the index.
    .filter((_, index) => !(oneGroup && index === 0))
    .map(({ name, descending = false }) => (descending === backward ? name : `${name} desc`))
    .join(', ')

/** Returns the condition for a cursor's position over the same columns, or nothing without a cursor. */
export const positionOf = (
  cursor: SearchCursor | undefined,
  columns: readonly string[],
  placeholder: (value: string) => string,
): string[] => (cursor ? [orders[cursor.sort][cursor.direction](columns, cursor.keys.map(placeholder))] : [])
