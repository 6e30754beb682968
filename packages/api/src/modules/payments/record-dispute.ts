import { currencies } from '@metrolibre/contract'
import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { DisputeRow } from '../../platform/db/schema/disputes.ts'
import { noteTakenWithRent } from './note-deposit-returns.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import { enqueueDisputeClosed, enqueueDisputed } from './dispute-mails.ts'
import { findDispute, writeDispute } from './dispute-repository.ts'
import { isDisputeOver, isQuestion } from './dispute-status.ts'
import { rememberEvent, type StoredEvent } from './event-repository.ts'
import { fulfilUnreported } from './fulfil-unreported.ts'
import { reservationOfIntent } from './repository.ts'
import { stripeIdOf, stripeOf } from './stripe.ts'

/** Thrown when another transaction has written a newer reading in the meantime. */
class Stale extends Error {}

/**
 * Copies the current state of a dispute from the provider and notifies the parties of its reservation when it
 * opens and when it ends. It is always read again and never overwrites a later reading, so that the order of
 * events does not matter. Each repetition follows a reading that another call has written, so they end.
 */
export async function recordDispute(app: AppContext, id: string, event?: StoredEvent): Promise<void> {
  for (;;) {
    try {
      return await recordOnce(app, id, event)
    } catch (error) {
      if (!(error instanceof Stale)) throw error
    }
  }
}

async function recordOnce(app: AppContext, id: string, event?: StoredEvent): Promise<void> {
  const before = await findDispute(app.db, id)
  const remote = await stripeOf(app).disputes.retrieve(id)
  const intent = stripeIdOf(remote.payment_intent)
  // Stryker disable next-line ConditionalExpression: no payment is found by a missing id
  if (intent !== null) await fulfilUnreported(app, intent)
  await app.db.transaction(async (tx) => {
    if (event && !(await rememberEvent(tx, event, app.clock.now()))) return
    // Stryker disable next-line ConditionalExpression: no reservation is found by a missing id
    const reservationId = intent === null ? undefined : await reservationOfIntent(tx, intent)
    // Stryker disable next-line ConditionalExpression: without an intent there is no reservation either
    if (intent === null || reservationId === undefined)
      return app.logger.info({ dispute: id }, 'dispute of no reservation')
    await lockReservation(tx, reservationId)
    const now = await findDispute(tx, id)
    if (now?.revision !== before?.revision) throw new Stale()
    await write(app, tx, { remote, intent, reservationId, before: now })
  })
}

interface Reading {
  readonly remote: Stripe.Dispute
  readonly intent: string
  readonly reservationId: string
  readonly before: DisputeRow | undefined
}

/** Returns the deadline for responding, which is 0 or missing when the bank lets nobody respond. */
export const deadlineOf = (seconds: number | null): Date | null => (seconds ? new Date(seconds * 1000) : null)

async function write(app: AppContext, tx: Transaction, reading: Reading): Promise<void> {
  const { remote, before } = reading
  const isLost = remote.status === 'lost'
  const lostAt = before?.status === 'lost' ? before.lostAt : app.clock.now()
  const row = await writeDispute(tx, {
    id: remote.id,
    reservationId: reading.reservationId,
    stripePaymentIntentId: reading.intent,
    openedAt: new Date(remote.created * 1000),
    status: remote.status,
    reason: remote.reason,
    amount: remote.amount,
    currency: currencies.find((code) => code.toLowerCase() === remote.currency) ?? 'CLP',
    dueAt: deadlineOf(remote.evidence_details.due_by),
    lostAt: isLost ? lostAt : null,
    revision: (before?.revision ?? 0) + 1,
    updatedAt: app.clock.now(),
  })
  await noteTakenWithRent(app, tx, reading.intent)
  const wasOver = before !== undefined && isDisputeOver(before)
  if (isDisputeOver(row)) {
    if (!wasOver) await enqueueDisputeClosed(app, tx, row)
    return
  }
  // A chargeback that follows an inquiry counts as new.
  const isTold = before !== undefined && !wasOver && isQuestion(before) === isQuestion(row)
  if (!isTold) await enqueueDisputed(app, tx, row)
}
