import type { Reservation } from '@metrolibre/api-client'
import { addDays } from '@metrolibre/contract'

type Booked = Pick<Reservation, 'id' | 'rentalMode' | 'period' | 'startDate' | 'endDate'>

export interface CalendarTexts {
  /** Title of the whole stay in an hourly rental, or of the first day in a monthly one. */
  start: string
  /** Title of the last day in a monthly rental. */
  end: string
  place: string
}

const pureDate = (date: string): string => date.replaceAll('-', '')
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

const event = (uid: string, stamp: string, title: string, place: string, when: string[], alarm: string) => [
  'BEGIN:VEVENT',
  `UID:${uid}@metrolibre`,
  `DTSTAMP:${stamp}`,
  ...when,
  `SUMMARY:${escape(title)}`,
  `LOCATION:${escape(place)}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escape(title)}`,
  `TRIGGER:${alarm}`,
  'END:VALARM',
  'END:VEVENT',
]

const wholeDay = (date: string): string[] => [
  `DTSTART;VALUE=DATE:${pureDate(date)}`,
  `DTEND;VALUE=DATE:${pureDate(addDays(date, 1))}`,
]

/**
 * Returns a booking as an iCalendar file: one appointment for an hourly rental; the first and the last day of
 * a monthly one, with a reminder 30 days before the end.
 * @param now epoch milliseconds
 */
export const calendarFile = (booked: Booked, { start, end, place }: CalendarTexts, now: number): string => {
  const stamp = instant(now)
  const events =
    booked.rentalMode === 'hour'
      ? event(
          booked.id,
          stamp,
          start,
          place,
          [`DTSTART:${instant(booked.period.start)}`, `DTEND:${instant(booked.period.end)}`],
          '-PT1H',
        )
      : [
          ...event(`${booked.id}-start`, stamp, start, place, wholeDay(booked.startDate), '-P1D'),
          ...event(`${booked.id}-end`, stamp, end, place, wholeDay(booked.endDate), '-P30D'),
        ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Metrolibre//Reservas//ES',
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
