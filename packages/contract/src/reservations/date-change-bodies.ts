import * as v from 'valibot'
import { body } from '../primitives/body.ts'
import { Id } from '../primitives/id.ts'
import { Amount, CurrencyCode } from '../primitives/money.ts'
import { count } from '../primitives/text.ts'
import { EpochMs, Range, RangeInput } from '../primitives/time.ts'
import { dateChangeObstacles } from '../rules/date-change.ts'
import { proofEntries } from './bodies.ts'

/**
 * On which terms a tenant could change the dates of a paid booking now. Amounts are in minor units of
 * `currency` (RULES.md §6.126).
 */
export const DateChangeTerms = v.object({
  /** Why the dates can't be changed, or null. */
  obstacle: v.nullable(v.picklist(dateChangeObstacles)),
  /** The reservation of the change that the tenant has begun. */
  pending: v.nullable(Id),
  /** The dates that would be given up. They are free for the change. */
  leaseRange: Range,
  currency: CurrencyCode,
  /** What is left of the payment. */
  paid: Amount,
  /** How much of it counts for the new dates. */
  credit: Amount,
  /** Until when all of it counts, exclusive. */
  freeUntil: EpochMs,
  serverTime: EpochMs,
})
export type DateChangeTerms = v.InferOutput<typeof DateChangeTerms>

/** The new dates. `price` and `credit` are what the tenant was shown; another sum is refused. */
export const DateChangeBody = body({
  range: RangeInput,
  timeQuantity: v.optional(count(1, 10_000)),
  price: Amount,
  currency: CurrencyCode,
  credit: Amount,
  ...proofEntries,
})
export type DateChangeBody = v.InferOutput<typeof DateChangeBody>
