import { and, eq, isNull } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import { refunds } from '../../platform/db/schema/payments.ts'
import { lockReservation } from '../reservations/repository.ts'
import type { RefundRow } from './repository.ts'
import { settleByFacts } from './settle-by-facts.ts'
import { stripeOf } from './stripe.ts'
import { takeRefunds } from './take-refunds.ts'

const unsent = (refund: RefundRow) =>
  and(eq(refunds.id, refund.id), eq(refunds.status, 'pending'), isNull(refunds.stripeRefundId))

/** No more goes back than is left of a payment, should part of it have gone back in other ways. */
export async function reduceRefund(app: AppContext, refund: RefundRow): Promise<number> {
  const { latest_charge } = await stripeOf(app).paymentIntents.retrieve(refund.stripePaymentIntentId!, {
    expand: ['latest_charge'],
  })
  const charge = latest_charge as Stripe.Charge
  const left = charge.amount - charge.amount_refunded
  if (left > 0 && left < refund.amount) {
    await app.db.update(refunds).set({ amount: left }).where(unsent(refund))
    return left
  }
  return left > 0 ? refund.amount : 0
}

const uncounted: readonly RefundRow['reason'][] = ['duplicate', 'mismatch']

/**
 * An order for which nothing is left: what went back is taken over in its place. Why it had to go back stays known
 * where it says that the payment is not the one that counts.
 */
export async function dropRefund(app: AppContext, refund: RefundRow): Promise<void> {
  const { reservationId, reason } = refund
  const intent = refund.stripePaymentIntentId!
  await takeRefunds(app, intent)
  await app.db.transaction(async (tx) => {
    const reservation = (await lockReservation(tx, reservationId))!
    const dropped = await tx.delete(refunds).where(unsent(refund)).returning({ id: refunds.id })
    if (dropped.length === 0) return
    if (uncounted.includes(reason))
      await tx
        .update(refunds)
        .set({ reason })
        .where(and(eq(refunds.stripePaymentIntentId, intent), eq(refunds.reason, 'provider')))
    await settleByFacts(tx, reservation, app.clock.now(), 'refunds at the provider')
  })
}
