const DAYS = 14
const FIRST_HOUR = 9
const LAST_HOUR = 18

/** A bookable hour. `start` is an instant in ms. */
export interface VisitSlot {
  start: number
  taken: boolean
}

/** A working day of the widget with its date (`YYYY-MM-DD`) in the zone and its hours. */
export interface Day {
  date: string
  slots: VisitSlot[]
}

/** The length of a visit in ms. */
export const VISIT_MS = 30 * 60_000

/** Returns the next working days from tomorrow in a zone, from nine to seven, with the hours that are taken. */
export function upcomingDays(now: number, zone: string, taken: ReadonlySet<number>): Day[] {
  const today = dateIn(now, zone)
  return Array.from({ length: DAYS }, (_, index) => shift(today, index + 1))
    .filter((date) => ![0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay()))
    .map((date) => ({ date, slots: slotsOf(date, zone, taken) }))
}

const dateIn = (instant: number, zone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(instant)

const shift = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

function slotsOf(date: string, zone: string, taken: ReadonlySet<number>): VisitSlot[] {
  return Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, index) => {
    const start = instantOf(date, FIRST_HOUR + index, zone)
    return { start, taken: taken.has(start) }
  })
}

/**
 * Returns the instant at which a clock in `zone` shows this hour of this day. Clocks never change during
 * working hours.
 */
function instantOf(date: string, hour: number, zone: string): number {
  const asUtc = Date.parse(`${date}T${String(hour).padStart(2, '0')}:00Z`)
  return asUtc - offsetAt(asUtc - offsetAt(asUtc, zone), zone)
}

function offsetAt(instant: number, zone: string): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** Returns the requested time zone if it exists, otherwise Santiago's. */
export function knownTimeZone(wanted: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: wanted ?? 'America/Santiago' }).resolvedOptions()
      .timeZone
  } catch {
    return 'America/Santiago'
  }
}
