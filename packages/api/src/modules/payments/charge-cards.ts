import { randomUUID } from 'node:crypto'
import { tryDayAt } from '@metrolibre/contract'
import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { eachApart } from '../../platform/each-apart.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { changeCharge, lockCharges, type ChargeRow } from '../charges/repository.ts'
import { findReservation, lockReservation } from '../reservation-core/repository.ts'
import {
  findAttempt,
  findChargeable,
  findQuietAttempts,
  insertAttempt,
  listAttempts,
  listBegun,
  touchAttempt,
  type ChargeAttemptRow,
} from '../saved-cards/attempt-repository.ts'
import { findConsent, findLivingConsent } from '../saved-cards/consent-repository.ts'
import { attemptMetadata, failAttempt, fulfilAttempt } from './fulfil-attempt.ts'
import { isConfirmedOrActive } from './settle-by-refunds.ts'
import { isRefusal, refusedIntentOf, stripeOf } from './stripe.ts'

/** Charges the months whose day has come to the saved cards of their tenants, each once a day (RULES.md §6.260). */
export async function chargeCards(app: AppContext): Promise<void> {
  const due = await findChargeable(app.db, app.clock.now())
  await eachApart(
    app.logger,
    due.map((charge) => ({ id: charge.reservationId, charge })),
    async ({ charge }) => {
      const attempt = await app.db.transaction((tx) => beginAttempt(app, tx, charge))
      if (attempt) await askForCharge(app, attempt)
    },
  )
}

/** Writes the try before the provider is called. Undefined when it must not be made, or another instance makes it. */
async function beginAttempt(
  app: AppContext,
  tx: Transaction,
  { reservationId, number }: ChargeRow,
): Promise<ChargeAttemptRow | undefined> {
  const reservation = (await lockReservation(tx, reservationId))!
  if (!isConfirmedOrActive(reservation.state)) return undefined
  const charge = (await lockCharges(tx, reservationId)).find((one) => one.number === number)!
  const at = app.clock.now()
  const day = tryDayAt(charge.dueOn, at.getTime(), reservation.timeZone)
  const consent = await findLivingConsent(tx, reservationId)
  if (day === undefined || !consent || (charge.state !== 'due' && charge.state !== 'failed')) return undefined
  // Another instance may have tried it on this day while this one waited for the lock.
  const before = await listAttempts(tx, [reservationId])
  if (before.some((attempt) => attempt.number === number && attempt.day === day)) return undefined
  await changeCharge(tx, charge, { from: charge.state, to: 'charging', actor: 'timer', at })
  const { amount, currency } = charge
  const attempt = { id: randomUUID(), reservationId, number, day, consentId: consent.id, amount, currency }
  return insertAttempt(tx, { ...attempt, status: 'begun', begunAt: at, updatedAt: at })
}

/** Asks the provider for the charge of a try. Asking again for the same try charges nothing again (RULES.md §6.263). */
async function askForCharge(app: AppContext, attempt: ChargeAttemptRow): Promise<void> {
  const reservation = (await findReservation(app.db, attempt.reservationId))!
  const consent = (await findConsent(app.db, attempt.consentId))!
  const parameters: Stripe.PaymentIntentCreateParams = {
    amount: attempt.amount,
    currency: attempt.currency.toLowerCase(),
    customer: consent.customerId!,
    payment_method: consent.paymentMethodId!,
    allowed_payment_method_types: ['card'],
    off_session: true,
    confirm: true,
    description: reservation.name,
    metadata: { [attemptMetadata]: attempt.id, reservation: reservation.id },
    expand: ['latest_charge'],
  }
  try {
    const made = await stripeOf(app).paymentIntents.create(parameters, { idempotencyKey: attempt.id })
    await fulfilAttempt(app, made)
  } catch (error) {
    const refused = refusedIntentOf(error)
    if (refused) return fulfilAttempt(app, refused)
    if (isRefusal(error)) return giveUp(app, attempt.id, error.code ?? error.type)
    app.logger.warn({ err: error, attempt: attempt.id }, 'charge was not answered')
  }
}

/** Ends a try that charged nothing. If it turns out to have charged after all, the payment is settled or given back. */
const giveUp = (app: AppContext, id: string, code: string): Promise<void> =>
  app.db.transaction(async (tx) => {
    const known = (await findAttempt(tx, id))!
    const reservation = (await lockReservation(tx, known.reservationId))!
    const attempt = (await findAttempt(tx, id))!
    await failAttempt(app, tx, { reservation, attempt, intentId: null, code, at: app.clock.now() })
  })

const quietMs = 15_000
/** After how long without a trace of it at the provider a try has charged nothing. */
const givenUpMs = 10 * 60_000

/** Looks for the outcome of tries whose answer never came, so that a lost one only costs a few seconds. */
export async function reconcileAttempts(app: AppContext): Promise<void> {
  const quiet = await findQuietAttempts(app.db, new Date(app.clock.now().getTime() - quietMs))
  await eachApart(app.logger, quiet, (attempt) => look(app, attempt))
}

async function look(app: AppContext, attempt: ChargeAttemptRow): Promise<void> {
  await touchAttempt(app.db, attempt.id, { at: app.clock.now() })
  const made = await findIntent(app, attempt)
  if (made) return fulfilAttempt(app, made)
  if (app.clock.now().getTime() - attempt.begunAt.getTime() > givenUpMs)
    return giveUp(app, attempt.id, 'unanswered')
  if (await mayAskAgain(app, attempt)) await askForCharge(app, attempt)
}

/** Returns the payment that a try has made at the provider, the successful one if there are several. */
async function findIntent(
  app: AppContext,
  { id, consentId, stripePaymentIntentId }: ChargeAttemptRow,
): Promise<Stripe.PaymentIntent | undefined> {
  const { paymentIntents } = stripeOf(app)
  if (stripePaymentIntentId)
    return paymentIntents.retrieve(stripePaymentIntentId, { expand: ['latest_charge'] })
  const { customerId: customer } = (await findConsent(app.db, consentId))!
  const { data } = await paymentIntents.list({
    customer: customer!,
    limit: 100,
    expand: ['data.latest_charge'],
  })
  const made = data.filter(({ metadata }) => metadata[attemptMetadata] === id)
  return made.find(({ status }) => status === 'succeeded') ?? made[0]
}

/** Tells whether what allowed a try still does: the consent, the stay, its day, and that the month is not paid. */
async function mayAskAgain(app: AppContext, attempt: ChargeAttemptRow): Promise<boolean> {
  const reservation = (await findReservation(app.db, attempt.reservationId))!
  const consent = await findConsent(app.db, attempt.consentId)
  const charge = await app.db.transaction(async (tx) =>
    (await lockCharges(tx, attempt.reservationId)).find(({ number }) => number === attempt.number),
  )
  return (
    isConfirmedOrActive(reservation.state) &&
    consent!.endedAt === null &&
    charge!.state === 'charging' &&
    tryDayAt(charge!.dueOn, app.clock.now().getTime(), reservation.timeZone) === attempt.day
  )
}

/**
 * Settles what is being charged to the card of a booking before that ends (RULES.md §6.266).
 * @throws AppError wrong_state when the provider has not answered yet
 */
export async function settleCharging(app: AppContext, reservationId: string): Promise<void> {
  for (const attempt of await listBegun(app.db, reservationId))
    await look(app, attempt).catch((err: unknown) =>
      app.logger.warn({ err, attempt: attempt.id }, 'charge could not be read'),
    )
  if ((await listBegun(app.db, reservationId)).length > 0)
    throw new AppError('wrong_state', { text: 'wrong_state.charging' })
}
