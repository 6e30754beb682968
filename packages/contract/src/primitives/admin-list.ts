import * as v from 'valibot'
import { exactTotalLimit } from './paging.ts'

/** How many rows a page of an admin list has unless the query says otherwise. */
export const adminListLimit = 25

/** How long the words may be that a list is searched for. */
export const maxSearchLength = 120

/**
 * The query entries of an admin list: text, order and page. `sorts` are the values by which this list can be
 * sorted. A cursor belongs to the sort and order that it was written for.
 */
export const listQuery = <const S extends readonly [string, ...string[]]>(sorts: S) => ({
  q: v.optional(v.pipe(v.string(), v.maxLength(maxSearchLength))),
  sort: v.optional(v.picklist(sorts, 'validation.invalid')),
  order: v.optional(v.picklist(['asc', 'desc'], 'validation.invalid')),
  // Longer than other cursors, because it can contain a name by which the list is sorted.
  cursor: v.optional(v.pipe(v.string(), v.maxLength(1600))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
})

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * The answer entries of an admin list besides its rows. Totals are exact up to 1,000; beyond that `total` is
 * 1,000 and `totalIsExact` false.
 */
export const listAnswerEntries = {
  total: v.pipe(count, v.maxValue(exactTotalLimit)),
  totalIsExact: v.boolean(),
  /** How many rows of the list come before the first one of this page. */
  position: count,
  nextCursor: v.nullable(v.string()),
  previousCursor: v.nullable(v.string()),
}
const ListAnswer = v.object(listAnswerEntries)
export type ListAnswer = v.InferOutput<typeof ListAnswer>
