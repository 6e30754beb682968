import { Temporal } from 'temporal-polyfill'

const zone = 'America/Santiago'

/** Returns the next two clock changes in Santiago, in order: one skips an hour, the other repeats one. */
export function nextClockChanges(from: Date): Date[] {
  const now = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(zone)
  const first = now.getTimeZoneTransition('next')!
  const second = first.getTimeZoneTransition('next')!
  return [first, second].map(({ epochMilliseconds }) => new Date(epochMilliseconds))
}

/**
 * Returns a period of whole months from a day, calculated with another calendar than the product's own. The
 * server must agree with it.
 */
export function monthsFrom(now: number, days: number, months: number) {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate()
  const first = today.add({ days })
  const at = (date: Temporal.PlainDate) => date.toZonedDateTime(zone).startOfDay().epochMilliseconds
  return { start: at(first), end: at(first.add({ months })), quantity: months }
}

/** Returns `count` hours of one day from `hour` on, or undefined when the clock skips one of the ends. */
export function hoursFrom(now: number, days: number, hour: number, count: number) {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate()
  const date = today.add({ days })
  const shows = (wanted: number, disambiguation: 'earlier' | 'later') =>
    date.toZonedDateTime({ timeZone: zone, plainTime: { hour: wanted } }).hour === wanted
      ? date.toPlainDateTime({ hour: wanted }).toZonedDateTime(zone, { disambiguation })
      : undefined
  const first = shows(hour, 'earlier')
  const last = shows(hour + count - 1, 'later')
  if (!first || !last) return undefined
  const skipped = Array.from({ length: count }, (_, index) => hour + index).filter(
    (one) => !shows(one, 'earlier'),
  )
  const end = last.add({ hours: 1 }).epochMilliseconds
  return { start: first.epochMilliseconds, end, quantity: count - skipped.length }
}
