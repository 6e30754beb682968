import * as v from 'valibot'
import { Amount } from '../primitives/money.ts'
import { CalendarDate, Instant } from '../primitives/time.ts'
import { chargeStates, plainChargeStates } from '../rules/charge-states.ts'
import { chargeFailures } from '../rules/saved-cards.ts'

/** One month of a booking that is paid month by month (RULES.md §6.65). */
export const PlanCharge = v.object({
  /** 1 for the month that was paid at booking. */
  number: v.pipe(v.number(), v.integer()),
  dueOn: CalendarDate,
  amount: Amount,
  state: v.picklist(plainChargeStates),
  /** Its exact state; see `chargeStateOf`. */
  standing: v.optional(v.picklist(chargeStates)),
  /** The last day on which it can be paid before it is overdue, where the office gave it more days. */
  grantedTo: v.nullish(CalendarDate),
  /** When its tenant asked to pay it by bank transfer. */
  transferAskedAt: v.nullish(Instant),
  /** How it was paid; null while it is not. */
  method: v.nullish(v.picklist(['card', 'transfer'])),
  /** The day on which the bank says that a transfer came, at the place. */
  receivedOn: v.nullish(CalendarDate),
  paidAt: v.nullable(Instant),
  /** The provider's receipt, for the tenant and admins. */
  receiptUrl: v.nullable(v.string()),
  /** The tries to charge it to the saved card, the earliest first; `failure` is set when one failed. */
  tries: v.optional(
    v.array(v.object({ at: Instant, day: v.number(), failure: v.nullable(v.picklist(chargeFailures)) })),
  ),
})
export type PlanCharge = v.InferOutput<typeof PlanCharge>

/** The card to which the months of a booking are charged, with when its tenant let it be charged (RULES.md §6.264). */
export const SavedCard = v.object({
  brand: v.string(),
  last4: v.string(),
  /** The month, from 1, in which it ends. */
  expiryMonth: v.number(),
  expiryYear: v.number(),
  allowedAt: Instant,
})
export type SavedCard = v.InferOutput<typeof SavedCard>
