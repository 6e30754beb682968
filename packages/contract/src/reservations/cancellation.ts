import * as v from 'valibot'
import { body } from '../primitives/body.ts'
import { Amount, CurrencyCode } from '../primitives/money.ts'
import { optionalText } from '../primitives/text.ts'
import { EpochMs, Instant } from '../primitives/time.ts'
import { cancellationReasons } from '../rules/cancellation.ts'

export const CancellationReason = v.picklist(cancellationReasons, 'validation.required')

const whole = v.pipe(v.number(), v.integer())

/**
 * What comes back to a tenant who asks now to cancel a paid booking. Amounts are in minor units of `currency`
 * (RULES.md §6.110).
 */
export const CancellationQuote = v.object({
  currency: CurrencyCode,
  paid: Amount,
  /** What was refunded before or is being refunded. */
  back: Amount,
  refund: Amount,
  /** Of a booking that is paid month by month: what is not charged any more, and what stays owed. */
  dropped: v.optional(Amount),
  owed: v.optional(Amount),
  /** The whole rule with the dates of this booking. A step applies before `until`. The last one has no refund. */
  steps: v.array(v.object({ until: EpochMs, unitsLeft: whole, unitsBack: whole, refund: Amount })),
  /** When the booking is cancelled at the latest, if the owner does not answer. */
  answerUntil: EpochMs,
  /** A transfer is returned by hand, a card payment through the payment provider. */
  method: v.picklist(['card', 'transfer']),
  serverTime: EpochMs,
})
export type CancellationQuote = v.InferOutput<typeof CancellationQuote>

/** A request to cancel a paid booking, which is open or was carried out. */
export const Cancellation = v.object({
  status: v.picklist(['open', 'agreed']),
  reason: CancellationReason,
  message: v.nullable(v.string()),
  /** What comes back, as it was shown to the tenant, in minor units of the reservation's currency. */
  refund: Amount,
  asked: Instant,
  answerUntil: EpochMs,
  ended: v.nullable(Instant),
  /** `timer` when the owner did not answer in time. Null while it is open. */
  endedBy: v.nullable(v.picklist(['owner', 'timer'])),
})
export type Cancellation = v.InferOutput<typeof Cancellation>

/** `refund` is what the tenant was shown. If it differs from the server's own sum, the call is refused. */
export const CancellationBody = body({
  reason: CancellationReason,
  message: optionalText(500),
  refund: Amount,
})
export type CancellationBody = v.InferOutput<typeof CancellationBody>
