import * as v from 'valibot'

/** Opaque position in a list; made by the server. */
export const Cursor = v.pipe(v.string(), v.maxLength(400))

/** Query of a list read by cursor. */
export const pageEntries = {
  cursor: v.optional(Cursor),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
}

/** Answer of a list read by cursor; null at the end. */
export const nextCursorEntry = { nextCursor: v.nullable(v.string()) }
