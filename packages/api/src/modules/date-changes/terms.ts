import { refundAt, refundSteps, type DateChangeObstacle, type DateChangeTerms } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isMoneyHeld } from '../payments/dispute-repository.ts'
import { findPaymentLeft, type PaymentLeft } from '../payments/payment-left.ts'
import { isConfirmedOrActive } from '../payments/settle-by-refunds.ts'
import { findPendingChange, hasOpenCancellation, isExtended } from '../reservation-core/repository.ts'
import { toTerms } from './wire.ts'

interface Reading {
  readonly obstacle: DateChangeObstacle | null
  readonly pending: string | null
  readonly left: number
  readonly credit: number
}

interface Facts {
  readonly payment: PaymentLeft
  readonly credit: number
  readonly pending: ReservationRow | undefined
}

async function obstacleOf(
  db: Queryable,
  reservation: ReservationRow,
  now: Date,
  { payment, credit, pending }: Facts,
): Promise<DateChangeObstacle | null> {
  const { id } = reservation
  if (pending) return 'pending'
  if (reservation.state !== 'confirmed' || reservation.period.start <= now) return 'begun'
  if (await hasOpenCancellation(db, id)) return 'cancelling'
  if (await isMoneyHeld(db, id)) return 'disputed'
  if (payment.sources.length === 0) return 'transfer'
  // Clients of before there were plans know no word for this; with its charges the booking says which of the two it is.
  if (payment.sources.some(({ checkout }) => checkout.chargeNumber !== null)) return 'transfer'
  if (reservation.previousReservationId) return 'extension'
  if (await isExtended(db, id)) return 'extended'
  return credit > 0 ? null : 'late'
}

/**
 * Reads what counts of a booking's payment if its dates are changed now, and whether they can be. What counts
 * is what a cancellation would refund (RULES.md §6.123).
 * @throws AppError wrong_state when the booking is not paid or over
 */
export async function readTerms(db: Queryable, reservation: ReservationRow, now: Date): Promise<Reading> {
  if (!isConfirmedOrActive(reservation.state))
    throw new AppError('wrong_state', { text: 'wrong_state.booking' })
  const payment = await findPaymentLeft(db, reservation)
  const credit = refundAt(reservation, payment.left, now.getTime())
  const pending = await findPendingChange(db, reservation.id)
  const obstacle = await obstacleOf(db, reservation, now, { payment, credit, pending })
  return { obstacle, pending: pending?.id ?? null, left: payment.left, credit }
}

/** Shows a tenant the terms of a change of dates. */
export async function showTerms(app: AppContext, reservation: ReservationRow): Promise<DateChangeTerms> {
  const now = app.clock.now()
  const { left, ...terms } = await readTerms(app.db, reservation, now)
  return toTerms(reservation, {
    ...terms,
    paid: left,
    freeUntil: refundSteps(reservation)[0]!.until,
    serverTime: now.getTime(),
  })
}

/**
 * Refuses a change of dates that is not possible now, or for which the tenant was shown another sum.
 * @throws AppError wrong_state, dates_fixed, payment_disputed, conflict when another change has been begun,
 *   quote_mismatch
 */
export async function requireChangeable(
  db: Queryable,
  reservation: ReservationRow,
  shownCredit: number,
  now: Date,
): Promise<void> {
  const { obstacle, credit } = await readTerms(db, reservation, now)
  if (obstacle === 'disputed') throw new AppError('payment_disputed')
  if (obstacle === 'pending') throw new AppError('conflict')
  if (obstacle) throw new AppError('dates_fixed')
  if (credit !== shownCredit) throw new AppError('quote_mismatch')
}
