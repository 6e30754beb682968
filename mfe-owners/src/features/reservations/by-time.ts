import { compareTexts, dateAt } from '@metrolibre/contract'
import { isPending, type OwnerBooking } from './booking.ts'

/** What is going on now, what comes, and what is over. */
export const bookingTimes = ['now', 'next', 'past'] as const
export type BookingTime = (typeof bookingTimes)[number]

const over: readonly OwnerBooking['status'][] = ['completed', 'expired', 'cancelled', 'refunded']

/** Tells where a booking stands in time. One that waits for somebody to do something is going on now. */
export const timeOf = (booking: OwnerBooking): BookingTime => {
  const { status, startDate, serverTime, timeZone } = booking
  if (over.includes(status)) return 'past'
  if (status !== 'confirmed') return 'now'
  return startDate > dateAt(serverTime, timeZone) ? 'next' : 'now'
}

const isWaiting = (booking: OwnerBooking): number => (isPending(booking) ? 0 : 1)

/** How the bookings of each time are sorted: what has to be finished first, what comes first first, and the newest first. */
const inOrder: Record<BookingTime, (one: OwnerBooking, other: OwnerBooking) => number> = {
  now: (one, other) => isWaiting(one) - isWaiting(other),
  next: (one, other) => compareTexts(one.startDate, other.startDate),
  past: () => 0,
}

/** Returns the bookings of each time that has some, in the order in which they are shown. */
export const byTime = (bookings: readonly OwnerBooking[]) =>
  bookingTimes
    .map((time) => ({
      time,
      bookings: bookings.filter((one) => timeOf(one) === time).toSorted(inOrder[time]),
    }))
    .filter((group) => group.bookings.length > 0)
