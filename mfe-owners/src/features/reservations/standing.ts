import { planStandingOf, type ReservationState } from '@metrolibre/contract'
import type { OwnerBooking } from './booking.ts'

type Standing =
  | ReservationState
  | 'moved'
  | 'lost'
  | 'disputed'
  | NonNullable<ReturnType<typeof planStandingOf>>

/**
 * How a booking stands, for which each side has a sentence: it goes on with other dates, a bank has taken its payment for good
 * (`lost`) or disputes it, how it stands by its months, or its state.
 */
export const bookingStandingOf = (
  booking: Pick<OwnerBooking, 'status' | 'changedTo' | 'payment' | 'charges'>,
): Standing => {
  const { status, changedTo, payment } = booking
  if (changedTo) return 'moved'
  const isPaid = status === 'confirmed' || status === 'active'
  if (isPaid && payment?.isLost) return 'lost'
  if (isPaid && payment?.isDisputed) return 'disputed'
  return planStandingOf(booking) ?? status
}
