import type { SearchSort } from '@metrolibre/contract'

/** A position in the ordered catalogue: after (or before) the property with these keys. */
export interface SearchCursor {
  readonly sort: SearchSort
  readonly direction: 'after' | 'before'
  /** Values of the order's columns at the edge, as text. */
  readonly keys: readonly string[]
  /** The page this position leads to. */
  readonly page: number
}

/** Opaque to clients; it holds nothing that a card does not show. */
export const writeCursor = ({ sort, direction, keys, page }: SearchCursor): string =>
  Buffer.from(JSON.stringify([sort, direction, page, ...keys])).toString('base64url')

const keyPatterns: Readonly<Record<SearchSort, readonly RegExp[]>> = {
  newest: [/^\d{1,20}$/, /^[0-9a-f-]{36}$/],
  price_asc: [/^(CLP|PEN)$/, /^-?\d{1,16}$/, /^[0-9a-f-]{36}$/],
  price_desc: [/^(CLP|PEN)$/, /^-?\d{1,16}$/, /^[0-9a-f-]{36}$/],
  area_desc: [/^-?\d{1,10}(\.\d{1,2})?$/, /^[0-9a-f-]{36}$/],
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Reads a position for this order; undefined for anything that `writeCursor` did not write for it. */
export const readCursor = (text: string, sort: SearchSort): SearchCursor | undefined => {
  const parts = parse(text)
  if (!Array.isArray(parts)) return undefined
  const [itsSort, direction, page, ...keys] = parts as unknown[]
  const patterns = keyPatterns[sort]
  const fits =
    itsSort === sort &&
    (direction === 'after' || direction === 'before') &&
    Number.isSafeInteger(page) &&
    (page as number) >= 1 &&
    keys.length === patterns.length &&
    patterns.every((pattern, index) => typeof keys[index] === 'string' && pattern.test(keys[index]))
  return fits ? { sort, direction, page: page as number, keys: keys as string[] } : undefined
}
