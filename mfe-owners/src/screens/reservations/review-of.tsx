import { BookingReview } from '../../features/reviews/booking-review.tsx'
import { partyName, placeName, type Booking } from '../../features/reservations/booking.ts'

/** The reviews of a booking, once its stay is over. */
export const reviewOf = (booking: Booking) =>
  booking.status === 'completed' && (
    <BookingReview
      reservationId={booking.id}
      side={booking.client ? 'owner' : 'tenant'}
      subject={booking.client ? partyName(booking.client) : placeName(booking)}
    />
  )
