import { CalendarDate, Id } from '@metrolibre/contract'
import { is } from 'valibot'

/** The types of values that lists are sorted by. */
export type SortType = 'text' | 'integer' | 'decimal' | 'date' | 'instant'

/** A position in a list: after or before the row with this sort value and id. */
export interface ListCursor {
  readonly sort: string
  readonly order: 'asc' | 'desc'
  readonly direction: 'after' | 'before'
  /** How many rows of the list come before the first one of the page that this cursor leads to. */
  readonly position: number
  readonly value: string
  readonly id: string
}

const matches =
  (shape: RegExp) =>
  (text: string): boolean =>
    shape.test(text)

const fitsType: Readonly<Record<SortType, (text: string) => boolean>> = {
  // PostgreSQL refuses texts with the character U+0000.
  text: (text) => text.length <= 200 && !text.includes('\0'),
  integer: matches(/^-?\d{1,18}$/),
  decimal: matches(/^-?\d{1,18}(\.\d{1,18})?$/),
  date: (text) => is(CalendarDate, text),
  /** Epoch milliseconds. */
  instant: matches(/^\d{1,14}$/),
}

/** Writes a cursor, which is opaque to clients. */
export const writeListCursor = ({ sort, order, direction, position, value, id }: ListCursor): string =>
  Buffer.from(JSON.stringify([sort, order, direction, position, value, id])).toString('base64url')

const parse = (text: string): readonly unknown[] => {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}

/** Reads a cursor. Returns undefined when it was not written for this sort, order and type of value. */
export const readListCursor = (
  text: string,
  asked: { sort: string; order: 'asc' | 'desc'; type: SortType },
): ListCursor | undefined => {
  const [sort, order, direction, position, value, id] = parse(text)
  const fits =
    sort === asked.sort &&
    order === asked.order &&
    (direction === 'after' || direction === 'before') &&
    Number.isSafeInteger(position) &&
    (position as number) >= 0 &&
    typeof value === 'string' &&
    fitsType[asked.type](value) &&
    is(Id, id)
  if (!fits) return undefined
  return { sort: asked.sort, order: asked.order, direction, position: position as number, value, id }
}
