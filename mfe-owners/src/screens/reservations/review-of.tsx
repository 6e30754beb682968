import { BookingReview } from '../../features/reviews/booking-review.tsx'
import { bookingPartyName, placeName, type OwnerBooking } from '../../features/reservations/booking.ts'

/** The reviews of a booking, once its stay is over. */
export const reviewOf = (booking: OwnerBooking) =>
  booking.status === 'completed' && (
    <BookingReview
      reservationId={booking.id}
      side={booking.client ? 'owner' : 'tenant'}
      subject={booking.client ? bookingPartyName(booking.client) : placeName(booking)}
    />
  )
