import { dateAt, lastDayOf, lastDayToPay } from '@metrolibre/contract'
import { FormattedMessage, useDates } from '@metrolibre/platform'
import type { OwnerBooking } from './booking.ts'
import { bookingStandingOf } from './standing.ts'

const weekday = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** Which sentence says what its tenant does next, or what happens next by itself. */
const stepOf = (booking: OwnerBooking) => {
  const { status, cancellation, rentalMode, startDate, serverTime, timeZone } = booking
  const standing = bookingStandingOf(booking)
  if (standing === 'moved' || standing === 'lost' || standing === 'overdue' || standing === 'due')
    return standing
  if (cancellation?.status === 'open') return 'answer'
  const hasBegun = startDate <= dateAt(serverTime, timeZone)
  if (status === 'confirmed' && hasBegun) return rentalMode === 'hour' ? 'hours' : 'active'
  return status === 'confirmed' && rentalMode === 'hour' ? 'hours' : status
}

/** The next step of a booking, as its tenant reads it in the list. */
export function WhatIsNext({ booking }: { booking: OwnerBooking }) {
  const dates = useDates()
  const { holdExpiresAt, timeZone, startDate, charges } = booking
  const due = charges?.find(({ state }) => state === 'due')
  return (
    <FormattedMessage
      id={`mfe-owners.next.${stepOf(booking)}`}
      values={{
        start: dates.day(startDate, weekday),
        end: dates.day(lastDayOf(booking), weekday),
        until: holdExpiresAt === null ? '' : dates.dateTime(holdExpiresAt, timeZone),
        payUntil: due ? dates.day(lastDayToPay(due.dueOn), weekday) : '',
        time: holdExpiresAt === null ? '' : dates.time(holdExpiresAt, timeZone),
      }}
    />
  )
}
