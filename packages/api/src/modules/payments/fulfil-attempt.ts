import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { retryDeadlock } from '../../platform/db/retry-deadlock.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { changeCharge, lockCharges } from '../charges/repository.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import {
  endAttempt,
  findAttempt,
  touchAttempt,
  type ChargeAttemptRow,
} from '../saved-cards/attempt-repository.ts'
import { enqueueChargeFailed } from './charge-mails.ts'
import { rememberEvent, type StoredEvent } from './event-repository.ts'
import { orderRefund } from './order-refund.ts'
import { findCheckoutByKey, insertCheckout, nextPaymentAttempt } from './repository.ts'
import { settleCharge } from './settle-charge.ts'
import { stripeOf } from './stripe.ts'

/** The metadata key that holds our attempt's id in the provider's payment. */
export const attemptMetadata = 'attempt'

/** The key of the payment that a try has made, among all payments. */
const paymentKey = ({ id }: ChargeAttemptRow): string => `charge:${id}`

const receiptOf = ({ latest_charge: charge }: Stripe.PaymentIntent): string | null =>
  charge && typeof charge !== 'string' ? charge.receipt_url : null

/** Tells whether a payment will never succeed: nobody but us could try it again. */
const isRefused = ({ status }: Stripe.PaymentIntent): boolean =>
  status === 'requires_payment_method' || status === 'requires_action' || status === 'canceled'

const codeOf = (intent: Stripe.PaymentIntent): string =>
  intent.status === 'requires_action'
    ? 'authentication_required'
    : (intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? intent.status)

interface Settling {
  readonly reservation: ReservationRow
  readonly attempt: ChargeAttemptRow
  readonly intent: Stripe.PaymentIntent
  readonly at: Date
}

/** Writes the payment of a try and settles its month with it. A second one of the same try is given back. */
async function settlePaid(app: AppContext, tx: Transaction, settling: Settling): Promise<void> {
  const { reservation, attempt, intent, at } = settling
  const amount = intent.amount_received
  const known = await findCheckoutByKey(tx, reservation.id, paymentKey(attempt))
  if (known) {
    if (known.stripePaymentIntentId !== intent.id)
      await orderRefund(tx, { reservation, intent: intent.id, amount, reason: 'duplicate', at })
    return
  }
  const checkout = await insertCheckout(tx, {
    reservationId: reservation.id,
    attempt: await nextPaymentAttempt(tx, reservation.id),
    chargeNumber: attempt.number,
    status: 'paid',
    idempotencyKey: paymentKey(attempt),
    parameters: {},
    amount: attempt.amount,
    currency: attempt.currency,
    stripePaymentIntentId: intent.id,
    receiptUrl: receiptOf(intent),
    expiresAt: at,
    paidAt: at,
    createdAt: at,
    updatedAt: at,
  })
  await endAttempt(tx, attempt.id, { status: 'paid', stripePaymentIntentId: intent.id, code: null }, at)
  if (amount === attempt.amount && intent.currency === attempt.currency.toLowerCase())
    return settleCharge(app, tx, { reservation, checkout, at })
  await orderRefund(tx, { reservation, checkout, amount, reason: 'mismatch', at })
  app.logger.error({ reservation: reservation.id, intent: intent.id }, 'charge does not match its month')
}

interface Failing {
  readonly reservation: ReservationRow
  readonly attempt: ChargeAttemptRow
  readonly intentId: string | null
  readonly code: string
  readonly at: Date
}

/** Ends a try that failed, and tells the tenant, unless the month was paid in another way meanwhile. */
export async function failAttempt(
  app: AppContext,
  tx: Transaction,
  { reservation, attempt, intentId, code, at }: Failing,
): Promise<void> {
  const ended = await endAttempt(
    tx,
    attempt.id,
    { status: 'failed', stripePaymentIntentId: intentId, code },
    at,
  )
  if (!ended) return
  const charge = (await lockCharges(tx, reservation.id)).find(({ number }) => number === attempt.number)!
  if (charge.state !== 'charging') return
  const change = { from: 'charging', to: 'failed', actor: 'payment', reason: code, at } as const
  const failed = await changeCharge(tx, charge, change)
  if (failed) await enqueueChargeFailed(app, tx, failed, { code, day: attempt.day })
}

/**
 * Applies the effect of a charge to a saved card, as `fulfil` does for the payments of hosted pages: every path leads here, and
 * further calls change nothing (RULES.md §6.265).
 */
export async function fulfilAttempt(
  app: AppContext,
  intent: Stripe.PaymentIntent,
  event?: StoredEvent,
): Promise<void> {
  const id = intent.metadata[attemptMetadata] ?? ''
  await retryDeadlock(() =>
    app.db.transaction(async (tx) => {
      const at = app.clock.now()
      if (event && !(await rememberEvent(tx, event, at))) return
      const known = await findAttempt(tx, id)
      if (!known) return app.logger.error({ intent: intent.id }, 'charge of no try')
      const reservation = (await lockReservation(tx, known.reservationId))!
      const attempt = (await findAttempt(tx, id))!
      if (intent.status === 'succeeded') return settlePaid(app, tx, { reservation, attempt, intent, at })
      if (isRefused(intent))
        return failAttempt(app, tx, { reservation, attempt, intentId: intent.id, code: codeOf(intent), at })
      return touchAttempt(tx, attempt.id, { at, stripePaymentIntentId: intent.id })
    }),
  )
}

/** Reads a charge to a saved card from the provider and applies its effect. */
export const fulfilIntent = async (app: AppContext, id: string, event?: StoredEvent): Promise<void> =>
  fulfilAttempt(app, await stripeOf(app).paymentIntents.retrieve(id, { expand: ['latest_charge'] }), event)
