import { createHash, randomUUID } from 'node:crypto'
import { maxCheckoutSessions, reservationTimes, type Checkout, type Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { findProperty, findRoom } from '../reservation-core/place-repository.ts'
import { findReservation, lockReservation } from '../reservation-core/repository.ts'
import { keepWaitingConsent } from '../saved-cards/consent-repository.ts'
import { requireOffered } from '../reservation-core/require-offered.ts'
import { applyTransition } from '../reservation-core/transition.ts'
import { ensureCustomer, ensureProduct } from './catalogue.ts'
import { checkoutParameters } from './checkout-parameters.ts'
import { releaseCheckout } from './release-checkout.ts'
import { addKey, findCheckoutByKey, findUnsettled, insertCheckout, type CheckoutRow } from './repository.ts'
import { fulfil } from './fulfil.ts'
import { PaymentUnderway, remoteSession } from './session-link.ts'
import { isProviderError } from './stripe.ts'
import { amountDue, depositDue } from './swap-dates.ts'

export interface OpenCheckoutWish {
  readonly key: string | null
  readonly locale: Locale
  /** Whether only the first month is paid now, and the others month by month. */
  readonly monthly?: boolean
  /** The version of the text with which the tenant lets the later months be charged to the card. */
  readonly cardConsent?: number | undefined
}

const minuteMs = 60_000

/** Returns the provider's idempotency key for the key of a request, which is another one for what else is paid. */
export const checkoutAttemptKey = (reservationId: string, key: string | null, part = ''): string =>
  `checkout:${createHash('sha256')
    .update(`${reservationId}:${key ?? randomUUID()}${part}`)
    .digest('base64url')}`

/** Turns an error of the provider into the refusal that the contract names. */
export const asRefusal = (error: unknown): never => {
  if (error instanceof PaymentUnderway)
    throw new AppError('wrong_state', { text: 'wrong_state.booking', cause: error })
  throw isProviderError(error) ? new AppError('provider_failed', { cause: error }) : error
}

/**
 * Opens the hosted checkout of a signed reservation. A session of it that can still be paid is opened again, whichever browser
 * asks and with whichever key; only after its end, or to pay another part of the booking, another one is made, which counts
 * as an attempt (RULES.md §6.60, §6.61).
 * @throws AppError wrong_state, hold_expired, checkout_limit, provider_failed
 */
export async function openCheckout(
  app: AppContext,
  user: CurrentUser,
  reservation: ReservationRow,
  { key, locale, monthly = false, cardConsent }: OpenCheckoutWish,
): Promise<Checkout> {
  if (monthly && !reservation.monthlyPlan) throw new AppError('wrong_state', { text: 'wrong_state.no_plan' })
  const textVersion = monthly ? cardConsent : undefined
  const savesCard = textVersion !== undefined
  const kind = { monthly, savesCard }
  const part = (monthly ? ':monthly' : '') + (savesCard ? ':card' : '')
  const idempotencyKey = checkoutAttemptKey(reservation.id, key, part)
  const known = key ? await findCheckoutByKey(app.db, reservation.id, idempotencyKey) : undefined
  if (known) return resume(app, known)
  // Stryker disable next-line ConditionalExpression: in any other state there is nothing to give up
  if (reservation.state === 'awaiting_payment') await giveUpEnded(app, reservation, kind)
  const { customer, product } = await catalogueOf(app, user, reservation).catch(asRefusal)
  const expiresAt = new Date(app.clock.now().getTime() + reservationTimes.checkoutSessionMinutes * minuteMs)
  const id = randomUUID()
  const publicUrl = app.config.PUBLIC_URL
  const chargeNumber = monthly ? 1 : null
  const parameters = checkoutParameters({
    id,
    reservation,
    customer,
    product,
    locale,
    publicUrl,
    expiresAt,
    chargeNumber,
    savesCard,
  })
  const row = await app.db.transaction((tx) =>
    beginAttempt(app, tx, {
      id,
      reservation,
      idempotencyKey,
      expiresAt,
      chargeNumber,
      parameters: { ...parameters },
      consent: textVersion === undefined ? undefined : { textVersion, language: locale },
    }),
  )
  return resume(app, row)
}

/** What a session is for: all of a booking or its first month, and whether its card is saved. */
interface Kind {
  readonly monthly: boolean
  readonly savesCard: boolean
}

/** Tells whether the time of a session is not over and it charges what is due. */
const isDue = (
  row: CheckoutRow,
  reservation: ReservationRow,
  { now, monthly, savesCard }: Kind & { now: Date },
) =>
  row.expiresAt > now &&
  (row.chargeNumber === 1) === monthly &&
  (row.cardConsentId !== null) === savesCard &&
  row.amount === amountDue(reservation, monthly) &&
  row.currency === reservation.currency

/**
 * Closes the last session unless it can still be paid. Whether another one may be opened depends on the state that this leads
 * to.
 */
async function giveUpEnded(app: AppContext, reservation: ReservationRow, kind: Kind): Promise<void> {
  const last = await findUnsettled(app.db, reservation.id)
  if (last && isDue(last, reservation, { now: app.clock.now(), ...kind })) {
    const session = await remoteSession(app, last).catch(asRefusal)
    if (session?.status === 'open') return
  }
  const by = { actor: 'tenant', actorId: reservation.tenantId, reason: 'paying again' } as const
  await releaseCheckout(app, reservation.id, { to: 'contract_signed', only: last?.id, ...by }).catch(
    asRefusal,
  )
}

export async function catalogueOf(
  app: AppContext,
  user: CurrentUser,
  { roomId, propertyId }: ReservationRow,
) {
  const place = roomId ? await findRoom(app.db, roomId) : await findProperty(app.db, propertyId)
  return { customer: await ensureCustomer(app, user), product: await ensureProduct(app, place!) }
}

interface Attempt extends Pick<
  CheckoutRow,
  'id' | 'idempotencyKey' | 'expiresAt' | 'parameters' | 'chargeNumber'
> {
  readonly reservation: ReservationRow
  /** The consent with which its card is saved. */
  readonly consent: { readonly textVersion: number; readonly language: Locale } | undefined
}

/**
 * Writes the attempt and extends the hold before the provider is called, so that a lost response can't create
 * a second attempt. Returns the attempt that is under way instead, if there is one: another browser may have begun it.
 */
async function beginAttempt(
  app: AppContext,
  tx: Transaction,
  { reservation, consent, ...attempt }: Attempt,
): Promise<CheckoutRow> {
  await requireOffered(tx, reservation)
  const locked = (await lockReservation(tx, reservation.id))!
  const at = app.clock.now()
  const monthly = attempt.chargeNumber === 1
  const known = await findCheckoutByKey(tx, reservation.id, attempt.idempotencyKey)
  if (known) return known
  const open = locked.state === 'awaiting_payment' ? await findUnsettled(tx, locked.id) : undefined
  if (open && isDue(open, locked, { now: at, monthly, savesCard: consent !== undefined }))
    return addKey(tx, open, attempt.idempotencyKey)
  if (locked.state !== 'contract_signed' || amountDue(locked) === 0)
    throw new AppError('wrong_state', { text: 'wrong_state.booking' })
  if (locked.holdExpiresAt! <= at) throw new AppError('hold_expired')
  const first = locked.firstCheckoutAt ?? at
  const windowOver = at.getTime() > first.getTime() + reservationTimes.checkoutWindowMinutes * minuteMs
  if (locked.checkoutAttempts >= maxCheckoutSessions || windowOver) throw new AppError('checkout_limit')
  const number = locked.checkoutAttempts + 1
  const holdExpiresAt = new Date(
    attempt.expiresAt.getTime() + reservationTimes.checkoutGraceMinutes * minuteMs,
  )
  const set = { holdExpiresAt, checkoutAttempts: number, firstCheckoutAt: first }
  const by = {
    id: locked.id,
    actor: 'tenant',
    actorId: locked.tenantId,
    at,
    data: { attempt: number },
    set,
  } as const
  await applyTransition(tx, { ...by, from: 'contract_signed', to: 'awaiting_payment' })
  const { currency } = locked
  const amount = amountDue(locked, monthly)
  const kept = consent && (await keepWaitingConsent(tx, { reservationId: locked.id, ...consent, at }))
  return insertCheckout(tx, {
    ...attempt,
    cardConsentId: kept?.id ?? null,
    reservationId: locked.id,
    attempt: number,
    status: 'creating',
    amount,
    deposit: depositDue(locked, attempt.chargeNumber),
    currency,
    createdAt: at,
    updatedAt: at,
  })
}

/**
 * Returns the session of an attempt and creates it if needed. The same attempt always leads to the same
 * session.
 */
async function resume(app: AppContext, row: CheckoutRow): Promise<Checkout> {
  if (row.status !== 'creating' && row.status !== 'open')
    throw new AppError('wrong_state', { text: 'wrong_state.booking' })
  const session = await remoteSession(app, row).catch(asRefusal)
  if (!session) {
    const by = { actor: 'tenant', reason: 'refused by the provider' } as const
    await releaseCheckout(app, row.reservationId, { to: 'contract_signed', only: row.id, ...by })
    throw new AppError('provider_failed')
  }
  // Stryker disable next-line ConditionalExpression: an unpaid session changes nothing, so this saves a request
  if (session.payment_status === 'paid') await fulfil(app, session.id).catch(asRefusal)
  if (!session.url) throw new AppError('wrong_state', { text: 'wrong_state.booking' })
  const reservation = (await findReservation(app.db, row.reservationId))!
  if (reservation.state !== 'awaiting_payment')
    throw new AppError('wrong_state', { text: 'wrong_state.booking' })
  return {
    url: session.url,
    reservationId: row.reservationId,
    sessionId: session.id,
    expiresAt: row.expiresAt.getTime(),
  }
}
