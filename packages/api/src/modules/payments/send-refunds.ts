import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { retryDeadlock } from '../../platform/db/retry-deadlock.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import { dropRefund, reduceRefund } from './left-to-refund.ts'
import { atPace } from './pace.ts'
import { isAlive, leaveToOffice, postpone, writeOutcome, writeRefusal } from './refund-outcome.ts'
import { findDueRefunds, lockRefund, type RefundRow } from './refund-repository.ts'
import { settleByRefunds } from './settle-by-refunds.ts'
import { isKeptFailure, isRefusal, stripeOf } from './stripe.ts'
import { refundMetadata } from './record-refunds.ts'

/**
 * Sends the refunds that are due and reads those under way. Each one ends as succeeded, or needs a review
 * after five refusals. Without a response it is tried again as long as necessary (RULES.md §6.82, §6.83).
 */
export async function sendRefunds(app: AppContext): Promise<void> {
  const due = await findDueRefunds(app.db, app.clock.now())
  await atPace(() => Promise.all(due.map((refund) => send(app, refund))))
}

async function send(app: AppContext, refund: RefundRow): Promise<void> {
  // What came by transfer goes back at the bank, by the hands of the office (RULES.md §6.209).
  if (refund.stripePaymentIntentId === null)
    return write(app, refund, (tx, row) => leaveToOffice(app, tx, row))
  try {
    const remote = await remoteRefund(app, refund)
    if (remote) await write(app, refund, (tx, row) => writeOutcome(app, tx, row, remote))
    else await dropRefund(app, refund)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    await write(app, refund, (tx, row) =>
      isRefusal(error)
        ? writeRefusal(app, tx, row, message)
        : postpone(app, tx, row, { message, keyUsed: isKeptFailure(error) }),
    )
  }
}

/**
 * Returns the provider's refund for an order: read again, found, or newly created. Returns undefined when the
 * whole payment was refunded in other ways.
 */
async function remoteRefund(app: AppContext, refund: RefundRow): Promise<Stripe.Refund | undefined> {
  const { refunds } = stripeOf(app)
  const payment_intent = refund.stripePaymentIntentId!
  if (refund.stripeRefundId) return refunds.retrieve(refund.stripeRefundId)
  // An earlier try may have succeeded although its response was lost or an error.
  const { data } = await refunds.list({ payment_intent, limit: 100 })
  const alive = data.filter(isAlive)
  // Stryker disable next-line OptionalChaining: a refund without metadata has an empty one
  const made = alive.find(({ metadata }) => metadata?.[refundMetadata] === refund.id)
  if (made) return made
  // Stryker disable next-line ConditionalExpression,EqualityOperator: only saves a request
  const amount = alive.length > 0 ? await reduceRefund(app, refund) : refund.amount
  if (amount === 0) return undefined
  return refunds.create(
    { payment_intent, amount, metadata: { [refundMetadata]: refund.id } },
    { idempotencyKey: `${refund.idempotencyKey}:${refund.keyTurn}` },
  )
}

type Writing = (tx: Transaction, row: RefundRow) => Promise<void>

/**
 * Locks the reservation before the refund, as every transaction does, and writes only if the refund is still
 * pending.
 */
const write = (app: AppContext, refund: RefundRow, writing: Writing): Promise<void> =>
  retryDeadlock(() =>
    app.db.transaction(async (tx) => {
      const reservation: ReservationRow = (await lockReservation(tx, refund.reservationId))!
      const row = await lockRefund(tx, refund.id)
      if (row?.status !== 'pending') return
      await writing(tx, row)
      await settleByRefunds(app, tx, reservation, 'refund')
    }),
  )
