export interface CalendarEvent {
  /** Unique among all events of the product, and the same for an event through all of its changes. */
  id: string
  title: string
  place: string
  /** Epoch milliseconds, or dates without a time (`YYYY-MM-DD`): one whole day, or all until the last one. */
  when: { start: number; end: number } | { day: string; lastDay?: string }
  /** How long before it a reminder is shown, as an ISO 8601 duration: `P1D`, `PT1H`. */
  remind: string
}

/** Makes of a calendar a message to one person's mail program, which takes the event in, changes it or removes it (RFC 5546). */
export interface CalendarMessage {
  method: 'REQUEST' | 'CANCEL'
  organizer: { name: string; email: string }
  attendee: string
}

const dayMs = 24 * 60 * 60 * 1000
const pureDate = (date: string): string => date.replaceAll('-', '')
const dayAfter = (date: string): string => new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10)
const instant = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/** A text as RFC 5545 writes it: it has no other control characters than line breaks and tabs. */
const escape = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, '')

/** Counts the seconds since then, so that a later file always has the higher number, until the year 2094. */
const firstFile = Date.UTC(2026, 0, 1)
const sequenceAt = (now: number): number => Math.max(0, Math.floor((now - firstFile) / 1000))

/**
 * Folds a line as RFC 5545 requires: at most 75 octets per line, continued after a space, never inside a
 * character.
 */
const fold = (line: string): string => {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (new TextEncoder().encode(current + character).length > 74) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join('\r\n')
}

const timesOf = (when: CalendarEvent['when']): string[] =>
  'day' in when
    ? [
        `DTSTART;VALUE=DATE:${pureDate(when.day)}`,
        `DTEND;VALUE=DATE:${pureDate(dayAfter(when.lastDay ?? when.day))}`,
      ]
    : [`DTSTART:${instant(when.start)}`, `DTEND:${instant(when.end)}`]

const partiesOf = ({ organizer, attendee }: CalendarMessage): string[] => [
  `ORGANIZER;CN="${organizer.name.replaceAll(/["\p{Cc}]/gu, '')}":mailto:${organizer.email}`,
  // Nobody has to answer: the booking is made.
  `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
]

const linesOf = (
  { id, title, place, when, remind }: CalendarEvent,
  now: number,
  message?: CalendarMessage,
) => {
  const isCancelled = message?.method === 'CANCEL'
  return [
    'BEGIN:VEVENT',
    `UID:${id}@metrolibre`,
    `DTSTAMP:${instant(now)}`,
    `SEQUENCE:${sequenceAt(now)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(message ? partiesOf(message) : []),
    ...timesOf(when),
    // A stay of months does not make its tenant busy.
    ...('day' in when ? ['TRANSP:TRANSPARENT'] : []),
    `SUMMARY:${escape(title)}`,
    `LOCATION:${escape(place)}`,
    ...(isCancelled
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escape(title)}`,
          `TRIGGER:-${remind}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ]
}

/**
 * Returns events as iCalendar (RFC 5545). A calendar that has an event of the same id takes the later one as its change.
 * @param now epoch milliseconds
 * @param message for a mail, which may hold one event only
 */
export const writeCalendar = (
  events: readonly CalendarEvent[],
  now: number,
  message?: CalendarMessage,
): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Metrolibre//Reservas//ES',
    ...(message ? [`METHOD:${message.method}`] : []),
    ...events.flatMap((event) => linesOf(event, now, message)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
