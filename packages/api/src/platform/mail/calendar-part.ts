import { writeCalendar, type CalendarMessage } from '@metrolibre/contract/calendar'
import type { Appointment } from './appointment.ts'
import { harmlessLine } from './harmless.ts'

/** Takes a sender apart that is written as `Name <name@site.example>`. */
const organizerOf = (from: string): CalendarMessage['organizer'] => {
  const [, name, email] = /^\s*"?(.*?)"?\s*<(.+)>\s*$/.exec(from) ?? [from, '', from.trim()]
  return { name: name || email!, email: email! }
}

/**
 * Returns an appointment as the part of a mail that programs act on (RFC 6047). As in the rest of a mail, a name that somebody
 * chose can't become a link.
 */
export const calendarPart = (
  { method, event, at }: Appointment,
  { from, to }: { from: string; to: string },
) => {
  const safe = { ...event, title: harmlessLine(event.title), place: harmlessLine(event.place) }
  const message = { method, organizer: organizerOf(from), attendee: to }
  return {
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: writeCalendar([safe], at, message),
    // The spaces in front of folded lines are kept on every way.
    contentTransferEncoding: 'base64' as const,
  }
}
