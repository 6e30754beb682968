import * as v from 'valibot'
import { Id } from '../primitives/id.ts'
import { Amount } from '../primitives/money.ts'

/** The money of a reservation that changes the dates of another one, in minor units of its currency. */
export const DateChange = v.object({
  /** The booking with the earlier dates, which ends when this one is confirmed. */
  from: Id,
  /** How much of the earlier payment counts. */
  credit: Amount,
  /** What is paid besides it. */
  due: Amount,
  /** What comes back of it. */
  back: Amount,
})
export type DateChange = v.InferOutput<typeof DateChange>
