import {
  answerUntil,
  refundAt,
  refundSteps,
  type CancellationQuote,
  type PaidStay,
} from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isConfirmedOrActive } from '../payments/settle-by-refunds.ts'
import { findPaymentLeft } from '../payments/payment-left.ts'
import { findOpenCancellation } from './repository.ts'

/** The sums of a request that is made now. */
export interface Quoted extends Pick<CancellationQuote, 'paid' | 'back' | 'refund' | 'method'> {
  readonly left: number
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
  return {
    paid,
    back: refunded,
    left,
    refund: refundAt(reservation satisfies PaidStay, left, at),
    answerUntil: answerUntil(reservation, at),
    method: sources.length > 0 ? 'card' : 'transfer',
  }
}

/** Shows the quote with the whole rule, with the dates of the booking. */
export async function showQuote(app: AppContext, reservation: ReservationRow): Promise<CancellationQuote> {
  const now = app.clock.now()
  const { left: _left, ...quoted } = await quoteCancellation(app.db, reservation, now)
  return {
    ...quoted,
    currency: reservation.currency,
    steps: refundSteps(reservation),
    serverTime: now.getTime(),
  }
}
