import { maxRefundAttempts } from '@metrolibre/contract'
import { and, eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { refunds } from '../../platform/db/schema/payments.ts'
import { findReservation } from '../reservations/repository.ts'
import { applyTransition } from '../reservations/transition.ts'
import { enqueueRefunded } from './mails.ts'
import { findPendingRefunds, type RefundRow } from './repository.ts'
import { isProviderError, stripeOf } from './stripe.ts'

const refundMetadata = 'refund'

// 0, 1, 2, 4, 8 s: five failures are over well within the minute that a lost slot may take.
const pauseAfter = (failures: number): number => (failures === 0 ? 0 : 500 * 2 ** failures)

/** Sends the refunds that are due; each ends as succeeded, or after five failures with a human. RULES.md §6. */
export async function sendRefunds(app: AppContext): Promise<void> {
  const now = app.clock.now().getTime()
  const due = (await findPendingRefunds(app.db)).filter(
    ({ updatedAt, failures }) => updatedAt.getTime() + pauseAfter(failures) <= now,
  )
  await Promise.all(due.map((refund) => send(app, refund)))
}

async function send(app: AppContext, refund: RefundRow): Promise<void> {
  try {
    const remote = await remoteRefund(app, refund)
    if (remote.status === 'succeeded') await succeed(app, refund, remote.id)
    else if (remote.status === 'failed' || remote.status === 'canceled')
      await fail(app, refund, remote.failure_reason ?? 'failed', true)
    else await wait(app, refund, remote.id)
  } catch (error) {
    const answered = isProviderError(error) && error.statusCode !== undefined
    await fail(app, refund, error instanceof Error ? error.message : String(error), answered)
  }
}

async function remoteRefund(app: AppContext, refund: RefundRow): Promise<Stripe.Refund> {
  const stripe = stripeOf(app)
  const payment_intent = refund.stripePaymentIntentId!
  if (refund.stripeRefundId) return stripe.refunds.retrieve(refund.stripeRefundId)
  // An attempt that was answered with an error may have gone through, and so may one of an earlier order: a
  // payment goes back once and whole.
  if (refund.failures > 0 || refund.reason === 'requested') {
    const { data } = await stripe.refunds.list({ payment_intent, limit: 20 })
    const alive = data.find(({ status }) => status !== 'failed' && status !== 'canceled')
    if (alive) return alive
  }
  return stripe.refunds.create(
    { payment_intent, amount: refund.amount, metadata: { [refundMetadata]: refund.id } },
    // The provider repeats a stored failure for the same key, so a failed try gets a new one.
    { idempotencyKey: `${refund.idempotencyKey}:${refund.failures}` },
  )
}

const changePending = (tx: Transaction, refund: RefundRow, change: Partial<RefundRow>) =>
  tx
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, refund.id), eq(refunds.status, 'pending')))
    .returning()

/** On its way at the provider: looked at again, under its own id, until it has ended. */
async function wait(app: AppContext, refund: RefundRow, stripeRefundId: string): Promise<void> {
  const updatedAt = app.clock.now()
  await app.db.transaction((tx) => changePending(tx, refund, { stripeRefundId, updatedAt }))
}

async function succeed(app: AppContext, refund: RefundRow, stripeRefundId: string): Promise<void> {
  const at = app.clock.now()
  await app.db.transaction(async (tx) => {
    const [done] = await changePending(tx, refund, {
      status: 'succeeded',
      stripeRefundId,
      lastError: null,
      updatedAt: at,
    })
    if (!done) return
    const change = {
      id: refund.reservationId,
      from: 'refund_pending',
      to: 'refunded',
      actor: 'payment',
      at,
    } as const
    // Money paid twice goes back without touching the booking it was not needed for.
    if (refund.reason === 'slot_lost' || refund.reason === 'requested') await applyTransition(tx, change)
    await enqueueRefunded(app, tx, refund)
  })
}

async function fail(app: AppContext, refund: RefundRow, message: string, answered: boolean): Promise<void> {
  const at = app.clock.now()
  const failures = refund.failures + (answered ? 1 : 0)
  const over = failures >= maxRefundAttempts
  app.logger.warn({ refund: refund.id, failures, message }, 'refund did not go through')
  await app.db.transaction(async (tx) => {
    const status = over ? 'failed' : 'pending'
    await changePending(tx, refund, {
      failures,
      status,
      ...(answered && { stripeRefundId: null }),
      lastError: message.slice(0, 500),
      updatedAt: at,
    })
    const reservation = over ? await findReservation(tx, refund.reservationId) : undefined
    if (reservation?.state === 'refund_pending')
      await applyTransition(tx, {
        id: reservation.id,
        from: 'refund_pending',
        to: 'needs_review',
        actor: 'payment',
        at,
        reason: message.slice(0, 200),
      })
  })
}
