import type { ReservationState } from '@metrolibre/contract'
import type { Booking } from './booking.ts'

/**
 * How a booking stands, for which each side has a sentence: it goes on with other dates, a bank has taken its payment for good
 * (`lost`) or disputes it, or its state.
 */
export const standingOf = ({
  status,
  changedTo,
  payment,
}: Pick<Booking, 'status' | 'changedTo' | 'payment'>): ReservationState | 'moved' | 'lost' | 'disputed' => {
  if (changedTo) return 'moved'
  const isPaid = status === 'confirmed' || status === 'active'
  if (isPaid && payment?.isLost) return 'lost'
  return isPaid && payment?.isDisputed ? 'disputed' : status
}
