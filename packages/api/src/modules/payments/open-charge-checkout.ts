import { randomUUID } from 'node:crypto'
import { reservationTimes, type Checkout, type Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { isUnpaid } from '../charges/end-plan.ts'
import { listPaidCharges, lockCharges, type ChargeRow } from '../charges/repository.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import { checkoutParameters } from './checkout-parameters.ts'
import { fulfil } from './fulfil.ts'
import { asRefusal, checkoutAttemptKey, catalogueOf } from './open-checkout.ts'
import {
  addKey,
  changeCheckout,
  findCheckoutByKey,
  findUnsettled,
  insertCheckout,
  nextPaymentAttempt,
  type CheckoutRow,
} from './repository.ts'
import { closeSession, remoteSession } from './session-link.ts'

const minuteMs = 60_000

interface ChargeWish {
  readonly number: number
  readonly key: string | null
  readonly locale: Locale
}

/**
 * Opens the hosted checkout for one month of a booking that is paid month by month: the earliest that is not paid. A session
 * that can still be paid is opened again (RULES.md §6.60, §6.71).
 * @throws AppError wrong_state, provider_failed
 */
export async function openChargeCheckout(
  app: AppContext,
  user: CurrentUser,
  reservation: ReservationRow,
  { number, key, locale }: ChargeWish,
): Promise<Checkout> {
  const idempotencyKey = checkoutAttemptKey(reservation.id, key, `:${number}`)
  const known = key ? await findCheckoutByKey(app.db, reservation.id, idempotencyKey) : undefined
  if (known) return resume(app, known)
  const charges = await listPaidCharges(app.db, [reservation.id])
  requireNext(
    charges.map(({ charge }) => charge),
    number,
  )
  await closeEnded(app, reservation.id, number).catch(asRefusal)
  const { customer, product } = await catalogueOf(app, user, reservation).catch(asRefusal)
  const expiresAt = new Date(app.clock.now().getTime() + reservationTimes.checkoutSessionMinutes * minuteMs)
  const id = randomUUID()
  const parameters = checkoutParameters({
    id,
    reservation,
    customer,
    product,
    locale,
    publicUrl: app.config.PUBLIC_URL,
    expiresAt,
    chargeNumber: number,
  })
  const attempt = { id, idempotencyKey, expiresAt, parameters: { ...parameters }, chargeNumber: number }
  return resume(app, await app.db.transaction((tx) => beginAttempt(app, tx, reservation.id, attempt)))
}

/** @throws AppError wrong_state when another month comes first, or none is left */
function requireNext(charges: readonly ChargeRow[], number: number): ChargeRow {
  const next = charges.find(isUnpaid)
  if (next?.number === number && next.state === 'charging')
    throw new AppError('wrong_state', { text: 'wrong_state.charging' })
  if (next?.number === number) return next
  throw new AppError('wrong_state', { text: next ? 'wrong_state.charge_order' : 'wrong_state.charge' })
}

/** Closes the last session of a booking, unless it can still pay this month. One that was paid meanwhile is fulfilled. */
async function closeEnded(app: AppContext, reservationId: string, number: number): Promise<void> {
  const last = await findUnsettled(app.db, reservationId)
  if (!last) return
  if (last.chargeNumber === number && last.expiresAt > app.clock.now()) {
    const session = await remoteSession(app, last)
    if (session?.status === 'open') return
  }
  const paid = await closeSession(app, last)
  if (paid) await fulfil(app, paid)
  else await changeCheckout(app.db, last.id, ['creating', 'open'], { status: 'expired' }, app.clock.now())
}

type Attempt = Pick<CheckoutRow, 'id' | 'idempotencyKey' | 'expiresAt' | 'parameters'> & {
  readonly chargeNumber: number
}

/** Writes the attempt before the provider is called. Returns the one that is under way instead, if there is one. */
async function beginAttempt(
  app: AppContext,
  tx: Transaction,
  reservationId: string,
  attempt: Attempt,
): Promise<CheckoutRow> {
  const locked = (await lockReservation(tx, reservationId))!
  const at = app.clock.now()
  const next = requireNext(await lockCharges(tx, reservationId), attempt.chargeNumber)
  const open = await findUnsettled(tx, reservationId)
  if (open?.chargeNumber === next.number) return addKey(tx, open, attempt.idempotencyKey)
  if (open) throw new AppError('wrong_state', { text: 'wrong_state.charge' })
  return insertCheckout(tx, {
    ...attempt,
    reservationId,
    attempt: await nextPaymentAttempt(tx, reservationId),
    status: 'creating',
    amount: next.amount,
    currency: locked.currency,
    createdAt: at,
    updatedAt: at,
  })
}

/** Returns the session of an attempt, which is created if needed. */
async function resume(app: AppContext, row: CheckoutRow): Promise<Checkout> {
  if (row.status !== 'creating' && row.status !== 'open')
    throw new AppError('wrong_state', { text: 'wrong_state.charge' })
  const session = await remoteSession(app, row).catch(asRefusal)
  if (!session) {
    await changeCheckout(app.db, row.id, ['creating'], { status: 'failed' }, app.clock.now())
    throw new AppError('provider_failed')
  }
  if (session.payment_status === 'paid') await fulfil(app, session.id).catch(asRefusal)
  if (!session.url) throw new AppError('wrong_state', { text: 'wrong_state.charge' })
  const { reservationId, expiresAt } = row
  return { url: session.url, reservationId, sessionId: session.id, expiresAt: expiresAt.getTime() }
}
