import {
  answerUntil,
  refundAt,
  refundSteps,
  type CancellationQuote,
  type PaidStay,
} from '@metrolibre/contract'
import { planEnd } from '../charges/end-plan.ts'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isConfirmedOrActive } from '../payments/settle-by-refunds.ts'
import { findPaymentLeft } from '../payments/payment-left.ts'
import { findOpenCancellation } from './repository.ts'

/** Returns what a booking that was paid at once would get back by the rule of cancelling, in minor units. */
export const releasedAt = (reservation: PaidStay & { readonly total: number }, at: number): number =>
  refundAt(reservation, reservation.total, at)

/** The sums of a request that is made now. */
export interface Quoted extends Pick<
  CancellationQuote,
  'paid' | 'back' | 'refund' | 'dropped' | 'owed' | 'method'
> {
  readonly left: number
  /** What is not paid yet, of a booking that is paid month by month. */
  readonly unpaid: number
  readonly answerUntil: number
}

/**
 * Calculates what comes back to a tenant who asks now.
 * @throws AppError wrong_state when the booking is not paid, over, or about to be cancelled already
 */
export async function quoteCancellation(
  db: Queryable,
  reservation: ReservationRow,
  now: Date,
): Promise<Quoted> {
  const at = now.getTime()
  if (!isConfirmedOrActive(reservation.state) || reservation.period.end <= now)
    throw new AppError('wrong_state', { text: 'wrong_state.booking' })
  if (await findOpenCancellation(db, reservation.id))
    throw new AppError('wrong_state', { text: 'wrong_state.booking' })
  const { sources, paid, refunded, left } = await findPaymentLeft(db, reservation)
  const { back, ...end } = await planEnd(db, reservation, { released: releasedAt(reservation, at), left })
  return {
    paid,
    back: refunded,
    left,
    unpaid: end.dropped + end.owed,
    refund: back,
    ...end,
    answerUntil: answerUntil(reservation, at),
    method: sources.length > 0 ? 'card' : 'transfer',
  }
}

/** Shows the quote with the whole rule, with the dates of the booking. */
export async function showQuote(app: AppContext, reservation: ReservationRow): Promise<CancellationQuote> {
  const now = app.clock.now()
  const { left: _left, unpaid, ...quoted } = await quoteCancellation(app.db, reservation, now)
  return {
    ...quoted,
    currency: reservation.currency,
    // What is not paid yet is not charged first, so that much less comes back.
    steps: refundSteps(reservation).map((step) => ({ ...step, refund: Math.max(0, step.refund - unpaid) })),
    serverTime: now.getTime(),
  }
}
