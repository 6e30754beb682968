import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { retryDeadlock } from '../../platform/db/retry-deadlock.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { noteTakenWithRent } from './note-deposit-returns.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import { rememberEvent, type StoredEvent } from './event-repository.ts'
import { fulfilUnreported } from './fulfil-unreported.ts'
import { isAlive, writeOutcome } from './refund-outcome.ts'
import { findRefund, insertRefund, lockRefund, type RefundRow } from './refund-repository.ts'
import { findPaidBy, reservationOfIntent } from './repository.ts'
import { settleByRefunds } from './settle-by-refunds.ts'
import { stripeOf } from './stripe.ts'

/**
 * The metadata key that holds our row's id in the provider's refund, so that a refund can be found even if
 * its id never reached us.
 */
export const refundMetadata = 'refund'

/**
 * Copies the current state of all refunds of a payment from the provider: ours, those made at its dashboard
 * and those that failed after they had succeeded. They are always read again, so that the order of events
 * does not matter.
 */
export async function recordRefunds(app: AppContext, intent: string, event?: StoredEvent): Promise<void> {
  await fulfilUnreported(app, intent)
  const { data } = await stripeOf(app).refunds.list({ payment_intent: intent, limit: 100 })
  await retryDeadlock(() =>
    app.db.transaction(async (tx) => {
      if (event && !(await rememberEvent(tx, event, app.clock.now()))) return
      const id = await reservationOfIntent(tx, intent)
      const reservation = id === undefined ? undefined : await lockReservation(tx, id)
      if (!reservation) return app.logger.info({ intent }, 'refund of no reservation')
      for (const remote of data.toReversed()) await recordOne(app, tx, reservation, intent, remote)
      await settleByRefunds(app, tx, reservation, 'refunds at the provider')
      await noteTakenWithRent(app, tx, intent)
    }),
  )
}

async function recordOne(
  app: AppContext,
  tx: Transaction,
  reservation: ReservationRow,
  intent: string,
  remote: Stripe.Refund,
): Promise<void> {
  // Find the row by the provider's id, or by our own id when the response that named the provider's id was
  // lost.
  // Stryker disable next-line OptionalChaining: a refund without metadata has an empty one
  const ours = isAlive(remote) ? remote.metadata?.[refundMetadata] : undefined
  const known = await findRefund(tx, { stripeRefundId: remote.id, id: ours })
  const row = known ? await lockRefund(tx, known.id) : undefined
  if (row) return writeOutcome(app, tx, row, remote)
  // This is a refused try of one of our orders. The order has counted it and continues under another id.
  if (!isAlive(remote)) return
  await writeOutcome(app, tx, await insertForeign(app, tx, reservation, intent, remote), remote)
}

async function insertForeign(
  app: AppContext,
  tx: Transaction,
  reservation: ReservationRow,
  intent: string,
  remote: Stripe.Refund,
): Promise<RefundRow> {
  const at = app.clock.now()
  const checkout = await findPaidBy(tx, intent)
  const row = await insertRefund(tx, {
    reservationId: reservation.id,
    checkoutSessionId: checkout?.id ?? null,
    stripePaymentIntentId: intent,
    stripeRefundId: remote.id,
    idempotencyKey: `provider:${remote.id}`,
    amount: remote.amount,
    currency: reservation.currency,
    reason: 'provider',
    createdAt: new Date(remote.created * 1000),
    updatedAt: at,
  })
  return row!
}
