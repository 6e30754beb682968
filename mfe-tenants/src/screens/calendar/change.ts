import type { Availability, DateChangeTerms, Reservation } from '@metrolibre/api-client'
import type { Period, Stay } from '@metrolibre/contract'

/** A paid booking whose dates are changed, and on which terms. */
export interface ChangedBooking {
  readonly booking: Reservation
  readonly terms: DateChangeTerms
}

/** Returns the availability of a place as if nobody had booked a period. */
export const withoutPeriod = (availability: Availability, { start, end }: Period): Availability => ({
  ...availability,
  busy: availability.busy.flatMap((taken) =>
    [
      { start: taken.start, end: Math.min(taken.end, start) },
      { start: Math.max(taken.start, end), end: taken.end },
    ].filter((rest) => rest.start < rest.end),
  ),
})

/** Whether two stays at a place are the same. */
export const isSameStay = (left: Stay, right: Stay): boolean =>
  left.startDate === right.startDate &&
  left.endDate === right.endDate &&
  left.startSlot === right.startSlot &&
  left.endSlot === right.endSlot
