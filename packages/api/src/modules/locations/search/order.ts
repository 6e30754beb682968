import type { SearchSort } from '@metrolibre/contract'
import type { SearchCursor } from './cursor.ts'
import type { Conditions } from './filter.ts'

/** How an order is written in SQL, as its index has it, and where a position in it is. */
interface Order {
  readonly forward: string
  readonly backward: string
  /** The keys of a row as text, in the order `after` and `before` take them. */
  readonly keys: readonly string[]
  readonly after: (keys: readonly string[]) => string
  readonly before: (keys: readonly string[]) => string
}

// published_at has milliseconds, so whole ones name an instant exactly.
const published = 'p.published_at'
const instant = (key: string) => `to_timestamp(${key}::bigint / 1000.0)::timestamptz(3)`
const cheap = 'coalesce(p.shown_price, 9007199254740991)'
const dear = 'coalesce(p.shown_price, -1)'
const large = 'coalesce(p.area, -1)'

/** Prices only compare within a currency: Chile's come first, then Perú's. RULES §4. */
export const orders: Readonly<Record<SearchSort, Order>> = {
  newest: {
    forward: `${published} desc, p.id desc`,
    backward: `${published}, p.id`,
    keys: [`(extract(epoch from ${published}) * 1000)::bigint::text`, 'p.id::text'],
    after: ([at = '', id = '']) => `(${published}, p.id) < (${instant(at)}, ${id}::uuid)`,
    before: ([at = '', id = '']) => `(${published}, p.id) > (${instant(at)}, ${id}::uuid)`,
  },
  price_asc: {
    forward: `p.currency, ${cheap}, p.id`,
    backward: `p.currency desc, ${cheap} desc, p.id desc`,
    keys: ['p.currency', `${cheap}::text`, 'p.id::text'],
    after: ([currency = '', price = '', id = '']) =>
      `(p.currency, ${cheap}, p.id) > (${currency}, ${price}::bigint, ${id}::uuid)`,
    before: ([currency = '', price = '', id = '']) =>
      `(p.currency, ${cheap}, p.id) < (${currency}, ${price}::bigint, ${id}::uuid)`,
  },
  price_desc: {
    forward: `p.currency, ${dear} desc, p.id desc`,
    backward: `p.currency desc, ${dear}, p.id`,
    keys: ['p.currency', `${dear}::text`, 'p.id::text'],
    after: ([currency = '', price = '', id = '']) =>
      `p.currency >= ${currency} and (p.currency > ${currency} or (${dear}, p.id) < (${price}::bigint, ${id}::uuid))`,
    before: ([currency = '', price = '', id = '']) =>
      `p.currency <= ${currency} and (p.currency < ${currency} or (${dear}, p.id) > (${price}::bigint, ${id}::uuid))`,
  },
  area_desc: {
    forward: `${large} desc, p.id desc`,
    backward: `${large}, p.id`,
    keys: [`${large}::text`, 'p.id::text'],
    after: ([area = '', id = '']) => `(${large}, p.id) < (${area}::numeric, ${id}::uuid)`,
    before: ([area = '', id = '']) => `(${large}, p.id) > (${area}::numeric, ${id}::uuid)`,
  },
}

/** Adds the condition of a position to the filters. */
export const addPosition = (where: Conditions, cursor: SearchCursor): void => {
  const keys = cursor.keys.map((key) => where.value(key))
  where.add(orders[cursor.sort][cursor.direction](keys))
}
