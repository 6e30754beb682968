import { countries, Id, type Country, type SearchSort } from '@metrolibre/contract'
import { is } from 'valibot'

/**
 * An order of the catalogue. By price, Chile's properties come first unless the name says otherwise; the newest are those
 * of both countries, or those of one country before the others.
 */
export type OrderName = SearchSort | `newest:${Country}` | 'price_asc:Perú' | 'price_desc:Perú'

/** A position in the sorted catalogue: after or before the property with these keys. */
export interface SearchCursor {
  readonly sort: OrderName
  readonly direction: 'after' | 'before'
  /** The values of the order's columns at the edge of the page, as text. */
  readonly keys: readonly string[]
  /** The number of the page that this position leads to. */
  readonly page: number
}

/** Writes a cursor, which is opaque to clients. It holds nothing that a card does not show. */
export const writeCursor = ({ sort, direction, keys, page }: SearchCursor): string =>
  Buffer.from(JSON.stringify([sort, direction, page, ...keys])).toString('base64url')

type Key = (text: string) => boolean

const matches =
  (shape: RegExp): Key =>
  (text) =>
    shape.test(text)
const id: Key = (text) => is(Id, text)
/** Epoch milliseconds. The database has no later instants than these digits can express. */
const instant = matches(/^\d{1,15}$/)
const group = matches(/^[0-4]$/)
const country: Key = (text) => countries.some((one) => one === text)
const price = matches(/^-?\d{1,16}$/)
const metres = matches(/^-?\d{1,10}(\.\d{1,2})?$/)

const keysOf: Readonly<Record<OrderName, readonly Key[]>> = {
  newest: [instant, id],
  'newest:Chile': [country, instant, id],
  'newest:Perú': [country, instant, id],
  price_asc: [group, price, id],
  'price_asc:Perú': [group, price, id],
  price_desc: [group, price, id],
  'price_desc:Perú': [group, price, id],
  area_desc: [metres, id],
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Reads a cursor for this order. Returns undefined when `writeCursor` did not write it for this order. */
export const readCursor = (text: string, sort: OrderName): SearchCursor | undefined => {
  const parts = parse(text)
  if (!Array.isArray(parts)) return undefined
  const [itsSort, direction, page, ...keys] = parts as unknown[]
  const shapes = keysOf[sort]
  const fits =
    itsSort === sort &&
    (direction === 'after' || direction === 'before') &&
    Number.isSafeInteger(page) &&
    (page as number) >= 1 &&
    keys.length === shapes.length &&
    shapes.every((fitsKey, index) => typeof keys[index] === 'string' && fitsKey(keys[index]))
  return fits ? { sort, direction, page: page as number, keys: keys as string[] } : undefined
}
