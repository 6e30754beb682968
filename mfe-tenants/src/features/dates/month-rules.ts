import { addDays, addMonths, dateAt, endAfter, freeFrom, monthEnds } from '@metrolibre/contract'
import type { CalendarFacts } from './calendar-facts.ts'
import { noChoice, type Choice } from './choice.ts'

/**
 * Returns the booked periods as half-open ranges of dates: a period that includes an hour of a day takes the
 * whole day.
 */
const takenDays = ({ busy, timeZone }: CalendarFacts) =>
  busy.map(({ start, end }) => ({
    start: dateAt(start, timeZone),
    end: addDays(dateAt(end - 1, timeZone), 1),
  }))

/**
 * Why no stay can start on a day: it has passed, the lease window or the end of a booking begins later, or less than a
 * month is left until the next booking or the end of the lease window. `day` is the date in question, of what ends the
 * first free day.
 */
export type DayReason =
  | { readonly kind: 'past' }
  | { readonly kind: 'notYet' | 'taken' | 'nextBooking' | 'leaseEnd' | 'leaseOver'; readonly day: string }

/** The rules of a monthly rental, applied to what is known about a place (RULES.md §5.8). */
export const monthRules = (facts: CalendarFacts) => {
  const { lease, timeZone, now } = facts
  const today = dateAt(now, timeZone)
  const taken = takenDays(facts)
  const first = today > lease.start ? today : lease.start
  const isTaken = (day: string) => taken.some(({ start, end }) => start <= day && day < end)
  const touchesBooking = (from: string, to: string) =>
    taken.some(({ start, end }) => start < to && from < end)
  /** Returns the latest end of a stay from `start`: the next booking, or the end of the lease window. */
  const limitOf = (start: string) =>
    taken
      .map((period) => period.start)
      .filter((day) => day > start)
      .toSorted()[0] ?? lease.end
  /** Returns the first day after the bookings that follow each other without a gap. */
  const freeAgain = (day: string): string => {
    const period = taken.find(({ start, end }) => start <= day && day < end)
    return period ? freeAgain(period.end) : day
  }
  const readEnds = (start: string): string[] => {
    if (start < first || isTaken(start)) return []
    const limit = limitOf(start)
    return monthEnds(start, limit < lease.end ? limit : lease.end)
  }
  const read = new Map<string, string[]>()
  /** Returns every end, a first free day, that a stay from `start` may have; none if it may not start there. */
  const endsOf = (start: string): string[] => {
    const ends = read.get(start) ?? readEnds(start)
    read.set(start, ends)
    return ends
  }
  /** Returns why no stay can start on a day; undefined if one can. */
  const reasonOf = (day: string): DayReason | undefined => {
    if (endsOf(day).length > 0) return undefined
    if (day < today) return { kind: 'past' }
    if (day < lease.start) return { kind: 'notYet', day: lease.start }
    if (day >= lease.end) return { kind: 'leaseOver', day: lease.end }
    if (isTaken(day)) return { kind: 'taken', day: freeAgain(day) }
    const limit = limitOf(day)
    return limit < lease.end ? { kind: 'nextBooking', day: limit } : { kind: 'leaseEnd', day: lease.end }
  }
  const isValid = ({ startDate, endDate }: Choice) =>
    startDate !== null && endDate !== null && endsOf(startDate).includes(endDate)
  /**
   * Returns the choice after a press on a day: it becomes the last day if it can be one, otherwise a new
   * first day.
   */
  const press = (choice: Choice, day: string): Choice => {
    const { startDate } = choice
    const endDate = endAfter(day)
    if (startDate !== null && endsOf(startDate).includes(endDate)) return { ...noChoice, startDate, endDate }
    return endsOf(day).length > 0 ? { ...noChoice, startDate: day } : choice
  }
  /** Returns the first day on which a stay can start; undefined if there is none. */
  const soonest = () => freeFrom({ ...facts, rentalMode: 'month' }, now)
  return { today, first, last: lease.end, isTaken, touchesBooking, endsOf, reasonOf, isValid, press, soonest }
}

export type MonthRules = ReturnType<typeof monthRules>

/**
 * Returns every month from the start of a stay to the end of the lease window: `free` if the stay can include
 * it, `booked` if another booking has it, neither if a booking lies in between.
 */
export const monthsOnTape = (rules: MonthRules, start: string) => {
  const ends = rules.endsOf(start)
  return monthEnds(start, rules.last).map((end, index) => {
    const from = addMonths(start, index)
    const free = ends.includes(end)
    return {
      month: addMonths(`${start.slice(0, 7)}-01`, index),
      end,
      free,
      booked: !free && rules.touchesBooking(from, end),
    }
  })
}
