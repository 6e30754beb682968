import { Suspense } from 'react'
import type { OwnerBooking } from '../../features/reservations/booking.ts'
import { Detail } from '../../features/reservations/detail.tsx'
import { PropertyWords } from '../../parts/property-words.tsx'
import { reviewOf } from './review-of.tsx'

interface Props {
  booking: OwnerBooking
  /** Whether a title stands above it. */
  titled?: true
  readAt: number
  onStale: () => void
}

/** The details of a booking, in the words of the country where its place is. */
export const BookingDetail = ({ booking, ...how }: Props) => (
  <Suspense>
    <PropertyWords country={booking.property.country}>
      <Detail booking={booking} {...how}>
        {reviewOf(booking)}
      </Detail>
    </PropertyWords>
  </Suspense>
)
