import * as v from 'valibot'
import { isRealDate } from '../rules/real-date.ts'
import { timeZones, usualTimeZones } from '../rules/time-zones.ts'

/** An instant as an ISO 8601 string in UTC. */
export const Instant = v.pipe(v.string('validation.date'), v.isoTimestamp('validation.date'))

/** The last instant with a four-digit year. Later ones have another format. */
const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/** An instant as epoch milliseconds. */
export const EpochMs = v.pipe(
  v.number('validation.date'),
  v.integer('validation.date'),
  v.minValue(0, 'validation.date'),
  v.maxValue(lastMoment, 'validation.date'),
)

const isWrittenAsDate = v.regex<string, 'validation.date'>(/^\d{4}-\d{2}-\d{2}$/, 'validation.date')
const isCalendarDay = v.check<string, 'validation.date'>(isRealDate, 'validation.date')

/** A calendar date without a time zone, `YYYY-MM-DD`. */
export const CalendarDate = v.pipe(v.string('validation.date'), isWrittenAsDate, isCalendarDay)

const leaseYears = { first: '1900-01-01', last: '2101-01-01' } as const

/** The first day of a lease, or the first one after it. Calendars go through all days between them. */
export const LeaseDate = v.pipe(
  CalendarDate,
  v.check((date) => date >= leaseYears.first && date <= leaseYears.last, 'validation.lease_years'),
)

/** A month of a calendar, `YYYY-MM`. */
export const Month = v.pipe(
  v.string('validation.date'),
  v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'validation.date'),
)

/** The date of birth of somebody who can be alive. */
export const BirthDate = v.pipe(
  v.string('validation.date'),
  // An empty field has words of its own. Written like this, the limits that go over the wire stay as they were.
  v.check((date) => date !== '', 'validation.required'),
  isWrittenAsDate,
  isCalendarDay,
  v.check((date) => date > '1900-01-01', 'validation.date'),
)

const rangeEntries = { start: EpochMs, end: EpochMs }

/**
 * A half-open range in epoch milliseconds: `start` is included, `end` is not. Both are the start of a day or
 * of an hour in the place's own zone (RULES.md §5.1, §5.2).
 */
export const Range = v.object(rangeEntries)
export type Range = v.InferOutput<typeof Range>

/** A range in a request. `start` must be before `end`. */
export const RangeInput = v.pipe(
  v.strictObject(rangeEntries, 'validation.range'),
  v.check(({ start, end }) => start < end, 'validation.range'),
)

/** The time zone of a place's calendar. */
export const TimeZone = v.picklist(timeZones)
export type TimeZone = v.InferOutput<typeof TimeZone>

/** The time zone of a place in an answer: that of most places in its country, and its own where it is another one. */
export const timeZoneEntries = {
  timeZone: v.picklist(usualTimeZones),
  ownTimeZone: v.optional(TimeZone),
}
