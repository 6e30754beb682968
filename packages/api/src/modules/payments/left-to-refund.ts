import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import { giveReason, reduceUnsent, removeUnsent, type RefundRow } from './refund-repository.ts'
import { settleByRefunds } from './settle-by-refunds.ts'
import { stripeOf } from './stripe.ts'
import { recordRefunds } from './record-refunds.ts'

/**
 * Lowers a refund to what is left of the payment, because part of it may have been refunded in other ways.
 * Returns the amount to refund in minor units, 0 when nothing is left.
 */
export async function reduceRefund(app: AppContext, refund: RefundRow): Promise<number> {
  const { latest_charge } = await stripeOf(app).paymentIntents.retrieve(refund.stripePaymentIntentId!, {
    expand: ['latest_charge'],
  })
  const charge = latest_charge as Stripe.Charge
  const left = charge.amount - charge.amount_refunded
  // Stryker disable next-line EqualityOperator: an order of what is left stays the same
  if (left > 0 && left < refund.amount) {
    await reduceUnsent(app.db, refund.id, left)
    return left
  }
  return left > 0 ? refund.amount : 0
}

const uncounted: readonly RefundRow['reason'][] = ['duplicate', 'mismatch']

/**
 * Removes an order for which nothing is left to refund and adopts the provider's refunds in its place. When
 * the reason says that the payment is not the one that counts, these refunds take it over.
 */
export async function dropRefund(app: AppContext, refund: RefundRow): Promise<void> {
  const { reservationId, reason } = refund
  const intent = refund.stripePaymentIntentId!
  await recordRefunds(app, intent)
  await app.db.transaction(async (tx) => {
    const reservation = (await lockReservation(tx, reservationId))!
    if (!(await removeUnsent(tx, refund.id))) return
    if (uncounted.includes(reason)) await giveReason(tx, intent, reason)
    await settleByRefunds(app, tx, reservation, 'refunds at the provider')
  })
}
