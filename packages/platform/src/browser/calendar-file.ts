import { writeCalendar, type CalendarEvent } from '@metrolibre/contract/calendar'

/**
 * Returns events as an iCalendar file. A calendar that has an event of the same id takes the newer file as its change.
 * @param now epoch milliseconds
 */
export const calendarFile = (events: readonly CalendarEvent[], now: number): Blob =>
  new Blob([writeCalendar(events, now)], { type: 'text/calendar;charset=utf-8' })
