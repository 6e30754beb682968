import { and, eq, isNull } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import { refunds } from '../../platform/db/schema/payments.ts'
import type { RefundRow } from './repository.ts'
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

/** An order for which nothing is left: what went back is taken over in its place. */
export async function dropRefund(app: AppContext, refund: RefundRow): Promise<void> {
  await app.db.delete(refunds).where(unsent(refund))
  await takeRefunds(app, refund.stripePaymentIntentId!)
}
