import type { CalendarEvent, CalendarMessage } from '@metrolibre/contract/calendar'

/** An event that the recipient's mail program takes into the calendar, changes or removes there. */
export interface Appointment {
  method: CalendarMessage['method']
  event: CalendarEvent
  /** When it was made, changed or cancelled, in epoch milliseconds. The latest counts, in whatever order mails arrive. */
  at: number
}
