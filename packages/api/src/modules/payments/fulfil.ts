import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { retryDeadlock } from '../../platform/db/retry-deadlock.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { lockPlace } from '../reservation-core/lock-repository.ts'
import { findReservation, lockReservation } from '../reservation-core/repository.ts'
import { rememberEvent, type StoredEvent } from './event-repository.ts'
import { enqueueConfirmation } from './mails.ts'
import { orderRefund } from './order-refund.ts'
import { changeCheckout, findCheckout, type CheckoutRow } from './repository.ts'
import { checkoutMetadata, closeOthers, type RemoteSession } from './made-sessions.ts'
import { hasFailed, readSession } from './session-link.ts'
import { stripeIdOf } from './stripe.ts'
import { confirmPaid } from './confirm-paid.ts'
import { enqueueDatesChanged } from './change-mails.ts'
import { isChange } from './swap-dates.ts'
import { keepDeposit } from '../deposits/keep.ts'
import { startPlan } from '../charges/start-plan.ts'
import { settleCharge } from './settle-charge.ts'
import { recordRefusal } from './record-refusal.ts'
import { fulfilSetup, keepCard, readSavedCard, type SavedAtProvider } from './save-card.ts'

export interface Fulfilment {
  readonly paid: boolean
  /** The payment will never succeed: a delayed means of payment was refused in the end. */
  readonly refused: boolean
  /** False when the event was processed before. */
  readonly news: boolean
}

/** Returns the receipt's URL of the charge, or null when the session was read without its charge. */
const receiptOf = ({ payment_intent: intent }: RemoteSession): string | null => {
  // Stryker disable next-line ConditionalExpression,LogicalOperator: a paid session is read with its payment
  const charge = intent && typeof intent !== 'string' ? intent.latest_charge : null
  // Stryker disable next-line ConditionalExpression,LogicalOperator: and the payment with its charge
  return charge && typeof charge !== 'string' ? charge.receipt_url : null
}

/** Returns the card that a paid session saved, if its payer let it be saved. */
const cardOf = (app: AppContext, { payment_intent: intent }: RemoteSession) =>
  intent && typeof intent !== 'string' && intent.setup_future_usage === 'off_session'
    ? readSavedCard(app, intent.payment_method)
    : undefined

const agrees = (session: RemoteSession, row: CheckoutRow): boolean =>
  session.amount_total === row.amount + row.deposit &&
  session.currency === row.currency.toLowerCase() &&
  session.client_reference_id === row.reservationId

async function settle(
  app: AppContext,
  tx: Transaction,
  { session, card }: { session: RemoteSession; card: SavedAtProvider | undefined },
  known: CheckoutRow,
): Promise<void> {
  const at = app.clock.now()
  const before = await findReservation(tx, known.reservationId)
  await lockPlace(tx, before!.propertyId)
  const reservation = (await lockReservation(tx, known.reservationId))!
  // Read the row again: another session of the same attempt may have been settled while this transaction
  // waited for the locks.
  const row = (await findCheckout(tx, { stripeSessionId: session.id, id: known.id }))!
  if (row.status === 'paid' && row.stripeSessionId !== session.id)
    return giveBackSecond(tx, { session, reservation, at })
  const paid = await changeCheckout(
    tx,
    row.id,
    ['creating', 'open', 'expired', 'failed'],
    {
      status: 'paid',
      stripeSessionId: session.id,
      stripePaymentIntentId: stripeIdOf(session.payment_intent),
      receiptUrl: receiptOf(session),
      url: null,
      paidAt: at,
    },
    at,
  )
  if (!paid) return
  if (!agrees(session, row)) {
    await orderRefund(tx, {
      reservation,
      checkout: paid,
      amount: session.amount_total!,
      reason: 'mismatch',
      at,
    })
    app.logger.error(
      { reservation: reservation.id, session: session.id },
      'paid session does not match its reservation',
    )
    return
  }
  if (paid.chargeNumber !== null && paid.chargeNumber > 1)
    return settleCharge(app, tx, { reservation, checkout: paid, at })
  const outcome = await confirmPaid(tx, reservation, at)
  if (outcome === 'confirmed' && paid.chargeNumber === 1)
    await startPlan(tx, reservation, { checkoutSessionId: paid.id, at })
  if (outcome === 'confirmed' && paid.cardConsentId && card)
    await keepCard(tx, paid.cardConsentId, { card, at })
  if (outcome === 'confirmed' && paid.deposit > 0)
    await keepDeposit(tx, reservation, { checkout: paid, actor: 'payment', at })
  if (outcome === 'confirmed')
    await (isChange(reservation)
      ? enqueueDatesChanged(app, tx, reservation)
      : enqueueConfirmation(app, tx, reservation.id))
  else {
    const amount = row.amount + row.deposit
    await orderRefund(tx, { reservation, checkout: paid, amount, reason: outcome, at })
  }
}

interface Second {
  readonly session: RemoteSession
  readonly reservation: ReservationRow
  readonly at: Date
}

/**
 * Refunds the second payment of an attempt for which the provider created two sessions after a failure. It is
 * refunded only once.
 */
const giveBackSecond = (tx: Transaction, { session, reservation, at }: Second): Promise<void> =>
  orderRefund(tx, {
    reservation,
    intent: stripeIdOf(session.payment_intent)!,
    amount: session.amount_total!,
    reason: 'duplicate',
    at,
  })

/**
 * Applies the effect of a card payment. Every path leads here: webhook, reconciler, return page and the end
 * of a hold. Reads the session from the provider, compares amount, currency and reservation, and in one
 * transaction confirms the booking, orders a refund or lets the tenant pay again. Further calls change
 * nothing (RULES.md §6.53).
 */
export async function fulfil(
  app: AppContext,
  stripeSessionId: string,
  event?: StoredEvent,
): Promise<Fulfilment> {
  const session = await readSession(app, stripeSessionId)
  if (session.mode === 'setup') {
    await fulfilSetup(app, session, event)
    return { paid: false, refused: false, news: true }
  }
  const card = session.payment_status === 'paid' ? await cardOf(app, session) : undefined
  const paid = session.payment_status === 'paid'
  const refused = !paid && hasFailed(session)
  let row: CheckoutRow | undefined
  const news = await retryDeadlock(() =>
    app.db.transaction(async (tx) => {
      if (event && !(await rememberEvent(tx, event, app.clock.now()))) return false
      if (!paid && !refused) return true
      // Stryker disable next-line OptionalChaining: a session without metadata has an empty one
      row = await findCheckout(tx, { stripeSessionId, id: session.metadata?.[checkoutMetadata] })
      if (!row) app.logger.error({ session: stripeSessionId }, 'settled session of no reservation')
      else if (paid) await settle(app, tx, { session, card }, row)
      // A refusal of another session of the same attempt says nothing about the session in use.
      else if (row.stripeSessionId === null || row.stripeSessionId === session.id)
        await recordRefusal(app, tx, row)
      return true
    }),
  )
  if (paid && row) await closeTwins(app, row, session.id)
  return { paid, refused, news }
}

/**
 * Closes the attempt's other sessions. A failure is only logged, because the payment is already settled and a
 * second one would be refunded.
 */
async function closeTwins(app: AppContext, row: CheckoutRow, paidId: string): Promise<void> {
  // Stryker disable next-line ArrowFunction: the failure is only written to the log
  await closeOthers(app, row, paidId).catch((error: unknown) =>
    app.logger.warn({ err: error, checkout: row.id }, 'sessions of a paid attempt could not be closed'),
  )
}
