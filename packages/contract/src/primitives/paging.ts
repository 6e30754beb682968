import * as v from 'valibot'

/** Totals are exact up to this number. Above it, `totalIsExact` is false. */
export const exactTotalLimit = 1000

/** A position in a list. It is written by the server and opaque to clients. */
export const Cursor = v.pipe(v.string(), v.maxLength(400))

/** The query of a list that is read by cursor. */
export const pageEntries = {
  cursor: v.optional(Cursor),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
}

/** The answer of a list that is read by cursor. Null at the end. */
export const nextCursorEntry = { nextCursor: v.nullable(v.string()) }
