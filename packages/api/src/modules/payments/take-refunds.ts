import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { checkoutSessions, refunds } from '../../platform/db/schema/payments.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { retryDeadlock } from '../reservations/locks.ts'
import { lockReservation } from '../reservations/repository.ts'
import { hearOfPayment, reservationOfIntent } from './payment-of.ts'
import { lockRefund, writeOutcome } from './refund-outcome.ts'
import { rememberEvent, type RefundRow, type StoredEvent } from './repository.ts'
import { settleByFacts } from './settle-by-facts.ts'
import { stripeOf } from './stripe.ts'

/** Our row's id inside the provider's refund, so that one is found without having heard its id. */
export const refundMetadata = 'refund'

export const isAlive = ({ status }: Stripe.Refund): boolean => status !== 'failed' && status !== 'canceled'

/**
 * Takes over how all refunds of a payment stand at the provider: ours, those made at its dashboard, those that
 * failed after they had gone through. Read afresh, so that the order in which events come does not matter.
 */
export async function takeRefunds(app: AppContext, intent: string, event?: StoredEvent): Promise<void> {
  await hearOfPayment(app, intent)
  const { data } = await stripeOf(app).refunds.list({ payment_intent: intent, limit: 100 })
  await retryDeadlock(() =>
    app.db.transaction(async (tx) => {
      if (event && !(await rememberEvent(tx, event, app.clock.now()))) return
      const id = await reservationOfIntent(tx, intent)
      const reservation = id === undefined ? undefined : await lockReservation(tx, id)
      if (!reservation) return app.logger.info({ intent }, 'refund of no reservation')
      for (const remote of data.toReversed()) await takeOne(app, tx, reservation, intent, remote)
      await settleByFacts(tx, reservation, app.clock.now(), 'refunds at the provider')
    }),
  )
}

async function takeOne(
  app: AppContext,
  tx: Transaction,
  reservation: ReservationRow,
  intent: string,
  remote: Stripe.Refund,
): Promise<void> {
  const known = await findRow(tx, remote)
  const row = known ? await lockRefund(tx, known.id) : undefined
  if (row) return writeOutcome(app, tx, row, remote)
  // A try of ours that was refused: its order has counted it and goes on under another id.
  if (!isAlive(remote)) return
  await writeOutcome(app, tx, await insertForeign(app, tx, reservation, intent, remote), remote)
}

/** Its row by its id, or the order of ours that made it and has not heard so yet. */
async function findRow(tx: Transaction, remote: Stripe.Refund): Promise<RefundRow | undefined> {
  const ours = isAlive(remote) ? remote.metadata?.[refundMetadata] : undefined
  const rows = await tx
    .select()
    .from(refunds)
    .where(
      or(
        eq(refunds.stripeRefundId, remote.id),
        ours === undefined ? undefined : eq(sql`${refunds.id}::text`, ours),
      ),
    )
  return (
    rows.find((row) => row.stripeRefundId === remote.id) ?? rows.find((row) => row.stripeRefundId === null)
  )
}

async function insertForeign(
  app: AppContext,
  tx: Transaction,
  reservation: ReservationRow,
  intent: string,
  remote: Stripe.Refund,
): Promise<RefundRow> {
  const at = app.clock.now()
  const [checkout] = await tx
    .select({ id: checkoutSessions.id })
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.stripePaymentIntentId, intent), isNotNull(checkoutSessions.paidAt)))
  const [row] = await tx
    .insert(refunds)
    .values({
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
    .returning()
  return row!
}
