import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { retryDeadlock } from '../../platform/db/retry-deadlock.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import { dropRefund, reduceRefund } from './left-to-refund.ts'
import { atPace } from './pace.ts'
import { postpone, writeOutcome, writeRefusal } from './refund-outcome.ts'
import { findDueRefunds, lockRefund, type RefundRow } from './refund-repository.ts'
import { settleByFacts } from './settle-by-facts.ts'
import { isKeptFailure, isRefusal, stripeOf } from './stripe.ts'
import { isAlive, refundMetadata } from './take-refunds.ts'

/**
 * Sends the refunds that are due and looks after those on their way. Each ends as gone through, or with a human
 * after five refusals; what nobody answered is tried again as long as it takes. RULES.md §6.
 */
export async function sendRefunds(app: AppContext): Promise<void> {
  const due = await findDueRefunds(app.db, app.clock.now())
  await atPace(() => Promise.all(due.map((refund) => send(app, refund))))
}

async function send(app: AppContext, refund: RefundRow): Promise<void> {
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

/** Asked for, found, or read again; undefined when all of the payment went back in other ways. */
async function remoteRefund(app: AppContext, refund: RefundRow): Promise<Stripe.Refund | undefined> {
  const { refunds } = stripeOf(app)
  const payment_intent = refund.stripePaymentIntentId!
  if (refund.stripeRefundId) return refunds.retrieve(refund.stripeRefundId)
  // An attempt whose answer was lost or a failure may have gone through.
  const { data } = await refunds.list({ payment_intent, limit: 100 })
  const alive = data.filter(isAlive)
  const made = alive.find(({ metadata }) => metadata?.[refundMetadata] === refund.id)
  if (made) return made
  const amount = alive.length > 0 ? await reduceRefund(app, refund) : refund.amount
  if (amount === 0) return undefined
  return refunds.create(
    { payment_intent, amount, metadata: { [refundMetadata]: refund.id } },
    { idempotencyKey: `${refund.idempotencyKey}:${refund.keyTurn}` },
  )
}

type Writing = (tx: Transaction, row: RefundRow) => Promise<void>

/** Reservation first, refund second: everybody locks in this order. What was settled meanwhile stays as it is. */
const write = (app: AppContext, refund: RefundRow, writing: Writing): Promise<void> =>
  retryDeadlock(() =>
    app.db.transaction(async (tx) => {
      const reservation: ReservationRow = (await lockReservation(tx, refund.reservationId))!
      const row = await lockRefund(tx, refund.id)
      if (row?.status !== 'pending') return
      await writing(tx, row)
      await settleByFacts(app, tx, reservation, 'refund')
    }),
  )
