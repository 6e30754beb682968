import { maxRefundAttempts } from '@metrolibre/contract'
import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { enqueueReturnFailed } from './deposit-mails.ts'
import { noteCameBack, noteReturned } from './note-deposit-returns.ts'
import { enqueueRefundFailed } from './dispute-mails.ts'
import { enqueuePartFailed, enqueuePartReturned } from './part-refund-mails.ts'
import { enqueueRefunded } from './refund-mails.ts'
import { pauseMs } from './refund-pause.ts'
import { changeRefund, listOrderedWith, type RefundRow } from './refund-repository.ts'

type Remote = Pick<Stripe.Refund, 'id' | 'status' | 'failure_reason' | 'pending_reason'>

export const isAlive = ({ status }: Pick<Remote, 'status'>): boolean =>
  status !== 'failed' && status !== 'canceled'

/**
 * Writes the state that a refund has at the provider. The row must be locked, and its reservation before it.
 * Writing the same state again changes nothing. A refund that succeeded may still fail later, when the
 * payer's bank returns it.
 */
export async function writeOutcome(
  app: AppContext,
  tx: Transaction,
  row: RefundRow,
  remote: Remote,
): Promise<void> {
  const at = app.clock.now()
  const stripeRefundId = remote.id
  if (row.stripeRefundId !== null && row.stripeRefundId !== stripeRefundId) return
  // A failure is the final state of a refund. A reading that says otherwise is older.
  if (row.status === 'failed' && (row.stripeRefundId !== null || !isAlive(remote))) return
  if (remote.status === 'succeeded') {
    if (row.status === 'succeeded') return
    const done = { status: 'succeeded', stripeRefundId, lastError: null, nextTryAt: null } as const
    await changeRefund(tx, row.id, { ...done, succeededAt: at }, at)
    if (row.depositId !== null) await noteReturned(app, tx, row)
    return tellRefunded(app, tx, row)
  }
  if (isAlive(remote)) {
    if (row.status === 'succeeded') return
    const tries = row.stripeRefundId === null ? 1 : row.tries + 1
    const nextTryAt = new Date(at.getTime() + pauseMs(tries, 'pending'))
    const lastError =
      remote.status === 'requires_action' ? 'requires_action' : (remote.pending_reason ?? null)
    return changeRefund(tx, row.id, { status: 'pending', stripeRefundId, tries, nextTryAt, lastError }, at)
  }
  const lastError = remote.failure_reason ?? 'failed'
  if (row.status === 'pending' && row.reason !== 'provider') return writeRefusal(app, tx, row, lastError)
  const failed = { status: 'failed', stripeRefundId, lastError, nextTryAt: null } as const
  const undoneAt = row.status === 'succeeded' ? at : null
  await changeRefund(tx, row.id, { ...failed, undoneAt }, at)
  if (row.status === 'succeeded' && row.depositId !== null) return noteCameBack(app, tx, row)
  if (row.status === 'succeeded') await enqueueRefundFailed(app, tx, row)
  if (row.status === 'succeeded' && row.reason === 'part') await enqueuePartFailed(app, tx, row)
}

/**
 * Notifies the tenant once the last of the refunds that were ordered together has ended, with the sum of those
 * that succeeded; of a part while the booking goes on the owner too, and the office if it failed.
 */
async function tellRefunded(app: AppContext, tx: Transaction, row: RefundRow): Promise<void> {
  if (row.reason === 'deposit') return row.status === 'failed' ? enqueueReturnFailed(app, tx, row) : undefined
  const together = await listOrderedWith(tx, row)
  if (together.some(({ status }) => status === 'pending')) return
  const amount = together.reduce((sum, one) => sum + (one.status === 'succeeded' ? one.amount : 0), 0)
  if (row.reason === 'part') {
    if (amount > 0) await enqueuePartReturned(app, tx, { ...row, amount })
    if (together.some(({ status }) => status === 'failed')) await enqueuePartFailed(app, tx, row)
  } else if (amount > 0) await enqueueRefunded(app, tx, { ...row, amount })
}

/**
 * Records that the provider or the payer's bank refused a refund. After five refusals it has failed and needs
 * a review by admins.
 */
export async function writeRefusal(
  app: AppContext,
  tx: Transaction,
  row: RefundRow,
  message: string,
): Promise<void> {
  const at = app.clock.now()
  const failures = row.failures + 1
  const over = failures >= maxRefundAttempts
  app.logger.warn({ refund: row.id, failures, message }, 'refund was refused')
  const set = {
    failures,
    status: over ? ('failed' as const) : ('pending' as const),
    stripeRefundId: null,
    lastError: message.slice(0, 500),
    // The provider repeats a stored refusal for the same key, so the next try needs a new one.
    keyTurn: row.keyTurn + 1,
    tries: failures,
    nextTryAt: over ? null : new Date(at.getTime() + pauseMs(failures, 'error')),
  }
  await changeRefund(tx, row.id, set, at)
  if (over) await tellRefunded(app, tx, { ...row, status: 'failed' })
}

/** Records that the office has to give back a payment that came by transfer, which the provider knows nothing of. */
export async function leaveToOffice(app: AppContext, tx: Transaction, row: RefundRow): Promise<void> {
  const failed = { status: 'failed', lastError: 'paid_by_transfer', nextTryAt: null } as const
  await changeRefund(tx, row.id, failed, app.clock.now())
  await tellRefunded(app, tx, row)
}

/**
 * Schedules another try when the provider decided nothing (no response, 401, 429, 5xx). This does not count
 * as a refusal.
 */
export async function postpone(
  app: AppContext,
  tx: Transaction,
  row: RefundRow,
  { message, keyUsed }: { message: string; keyUsed: boolean },
): Promise<void> {
  const at = app.clock.now()
  const tries = row.tries + 1
  app.logger.warn({ refund: row.id, tries, message }, 'refund was not answered')
  const set = {
    tries,
    lastError: message.slice(0, 500),
    keyTurn: row.keyTurn + (keyUsed ? 1 : 0),
    nextTryAt: new Date(at.getTime() + pauseMs(tries, 'error')),
  }
  await changeRefund(tx, row.id, set, at)
}
