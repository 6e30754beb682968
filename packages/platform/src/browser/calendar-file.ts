export interface CalendarEvent {
  /** Unique among all events of the product. */
  id: string
  title: string
  place: string
  /** Epoch milliseconds, or a date without a time (`YYYY-MM-DD`) of which the whole day is meant. */
  when: { start: number; end: number } | { day: string }
  /** How long before it a reminder is shown, as an ISO 8601 duration: `P1D`, `PT1H`. */
  remind: string
}

const dayMs = 24 * 60 * 60 * 1000
const pureDate = (date: string): string => date.replaceAll('-', '')
const dayAfter = (date: string): string => new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10)
const instant = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

const escape = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', String.raw`\n`)

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
    ? [`DTSTART;VALUE=DATE:${pureDate(when.day)}`, `DTEND;VALUE=DATE:${pureDate(dayAfter(when.day))}`]
    : [`DTSTART:${instant(when.start)}`, `DTEND:${instant(when.end)}`]

const linesOf = ({ id, title, place, when, remind }: CalendarEvent, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${id}@metrolibre`,
  `DTSTAMP:${stamp}`,
  ...timesOf(when),
  `SUMMARY:${escape(title)}`,
  `LOCATION:${escape(place)}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escape(title)}`,
  `TRIGGER:-${remind}`,
  'END:VALARM',
  'END:VEVENT',
]

/**
 * Returns events as an iCalendar file.
 * @param now epoch milliseconds
 */
export const calendarFile = (events: readonly CalendarEvent[], now: number): Blob => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Metrolibre//Reservas//ES',
    ...events.flatMap((event) => linesOf(event, instant(now))),
    'END:VCALENDAR',
  ]
  return new Blob([`${lines.map(fold).join('\r\n')}\r\n`], { type: 'text/calendar;charset=utf-8' })
}
