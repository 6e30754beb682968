import type { Reservation } from '@metrolibre/api-client'
import { lastDayOf } from '@metrolibre/contract'
import type { CalendarEvent } from '@metrolibre/contract/calendar'

type Booked = Pick<Reservation, 'id' | 'calendarId' | 'rentalMode' | 'period' | 'startDate' | 'endDate'>

export interface StayTexts {
  /** Title of the whole stay in an hourly rental, or of the first day in a monthly one. */
  start: string
  /** Title of the last day in a monthly rental. */
  end: string
  place: string
}

/**
 * Returns a booking as events for a calendar: one for an hourly rental; the first and the last day of a
 * monthly one, with a reminder 30 days before the end.
 */
export const stayEvents = (booked: Booked, { start, end, place }: StayTexts): readonly CalendarEvent[] => {
  const { rentalMode, period, startDate } = booked
  // A booking with other dates is another one, and the same appointments.
  const id = booked.calendarId ?? booked.id
  if (rentalMode === 'hour') return [{ id, title: start, place, when: period, remind: 'PT1H' }]
  return [
    { id: `${id}-start`, title: start, place, when: { day: startDate }, remind: 'P1D' },
    { id: `${id}-end`, title: end, place, when: { day: lastDayOf(booked) }, remind: 'P30D' },
  ]
}
