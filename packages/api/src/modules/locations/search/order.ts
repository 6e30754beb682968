import type { SearchSort } from '@metrolibre/contract'
import type { SearchCursor } from './cursor.ts'

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

const list = (items: readonly string[]): string => `(${items.join(', ')})`
const id = { column: 'p.id', text: 'p.id::text' }
const currency = { column: 'p.currency', text: 'p.currency' }
// `published_at` has milliseconds, so an integer of them identifies an instant exactly.
const instant = (value: string) => `to_timestamp(${value}::bigint / 1000.0)::timestamptz(3)`

const newest = ([at = '', its = '']: readonly string[]) => list([instant(at), `${its}::uuid`])
const cheap = ([money = '', price = '', its = '']: readonly string[]) =>
  list([money, `${price}::bigint`, `${its}::uuid`])
const large = ([metres = '', its = '']: readonly string[]) => list([`${metres}::numeric`, `${its}::uuid`])

/** The sort orders. Prices only compare within one currency: Chile's come first, then Perú's (RULES.md §4). */
export const orders: Readonly<Record<SearchSort, Order>> = {
  newest: {
    keys: [
      {
        column: published,
        descending: true,
        text: `(extract(epoch from ${published}) * 1000)::bigint::text`,
      },
      { ...id, descending: true },
    ],
    after: (columns, values) => `${list(columns)} < ${newest(values)}`,
    before: (columns, values) => `${list(columns)} > ${newest(values)}`,
  },
  price_asc: {
    keys: [currency, { column: cheapest, text: `${cheapest}::text` }, id],
    after: (columns, values) => `${list(columns)} > ${cheap(values)}`,
    before: (columns, values) => `${list(columns)} < ${cheap(values)}`,
  },
  price_desc: {
    keys: [
      currency,
      { column: dearest, descending: true, text: `${dearest}::text` },
      { ...id, descending: true },
    ],
    after: ([itsMoney = '', ...columns], [money = '', price = '', its = '']) =>
      `${itsMoney} >= ${money} and (${itsMoney} > ${money} or ${list(columns)} < (${price}::bigint, ${its}::uuid))`,
    before: ([itsMoney = '', ...columns], [money = '', price = '', its = '']) =>
      `${itsMoney} <= ${money} and (${itsMoney} < ${money} or ${list(columns)} > (${price}::bigint, ${its}::uuid))`,
  },
  area_desc: {
    keys: [
      { column: size, descending: true, text: `${size}::text` },
      { ...id, descending: true },
    ],
    after: (columns, values) => `${list(columns)} < ${large(values)}`,
    before: (columns, values) => `${list(columns)} > ${large(values)}`,
  },
}

/** Returns the columns of an order, in SQL over `properties p`. */
export const columnsOf = (sort: SearchSort): string[] => orders[sort].keys.map(({ column }) => column)

/** Returns the text after `order by`, over these columns or over others that stand for them. */
export const orderBy = (
  sort: SearchSort,
  { backward = false, oneCurrency = false, columns = columnsOf(sort) } = {},
): string =>
  orders[sort].keys
    .map((key, index) => ({ ...key, name: columns[index]! }))
    // With a column of only one value in it, the planner would not recognise the order of the index.
    .filter((key) => !(oneCurrency && key.column === currency.column))
    .map(({ name, descending = false }) => (descending === backward ? name : `${name} desc`))
    .join(', ')

/** Returns the condition for a cursor's position over the same columns, or nothing without a cursor. */
export const positionOf = (
  cursor: SearchCursor | undefined,
  columns: readonly string[],
  placeholder: (value: string) => string,
): string[] => (cursor ? [orders[cursor.sort][cursor.direction](columns, cursor.keys.map(placeholder))] : [])
