import type { Money } from './money.ts'
import { payableBounds } from './payable.ts'

/** Why the dates of a paid booking can't be changed (RULES.md §6.128). */
export const dateChangeObstacles = [
  'begun',
  'late',
  'transfer',
  'extension',
  'extended',
  'cancelling',
  'disputed',
  'pending',
] as const
export type DateChangeObstacle = (typeof dateChangeObstacles)[number]

/** What a change of dates costs, in minor units of one currency. */
export interface ChangeSums {
  /** How much of the earlier payment pays for the new dates. */
  readonly carried: number
  /** What is left to pay. */
  readonly due: number
  /** What comes back of the earlier payment. */
  readonly back: number
}

/**
 * Returns what is to pay and what comes back when a booking moves to dates that cost `total`. `credit` is what
 * counts of the earlier payment: as much as a cancellation would refund. A difference below the least amount
 * of a payment is waived (RULES.md §6.124, §6.125).
 */
export const changeSums = ({ amount: total, currency }: Money, credit: number): ChangeSums => {
  const carried = Math.min(credit, total)
  const missing = total - carried
  return { carried, due: missing < payableBounds[currency].least ? 0 : missing, back: credit - carried }
}
