import { addDays, addMonths, dateAt, monthEnds, startOfDay } from '@metrolibre/contract'
import type { CalendarFacts } from './calendar-facts.ts'

/** Both ends as dates of the place; `end` is the first day that is free again. */
export interface MonthStay {
  readonly start: string | null
  readonly end: string | null
}

/** Taken days as pure dates, half-open: a period that takes an hour of a day takes the day. */
const takenDays = ({ busy, timeZone }: CalendarFacts) =>
  busy.map(({ start, end }) => ({
    start: dateAt(start, timeZone),
    end: addDays(dateAt(end - 1, timeZone), 1),
  }))

/** The rules of a rent by month over what is known of a place. RULES.md §5. */
export const monthRules = (facts: CalendarFacts) => {
  const { lease, timeZone, now } = facts
  const today = dateAt(now, timeZone)
  const taken = takenDays(facts)
  const first = today > lease.start ? today : lease.start
  const isTaken = (day: string) => taken.some(({ start, end }) => start <= day && day < end)
  const touchesBooking = (from: string, to: string) =>
    taken.some(({ start, end }) => start < to && from < end)
  /** How far a stay from `start` may reach: the lease's end, or the next booking. */
  const limitOf = (start: string) =>
    taken
      .map((period) => period.start)
      .filter((day) => day > start)
      .toSorted()[0] ?? lease.end
  const readEnds = (start: string): string[] => {
    if (start < first || isTaken(start)) return []
    const limit = limitOf(start)
    return monthEnds(start, limit < lease.end ? limit : lease.end)
  }
  const read = new Map<string, string[]>()
  /** Every day a stay from `start` may end on; none where it may not begin. */
  const endsOf = (start: string): string[] => {
    const ends = read.get(start) ?? readEnds(start)
    read.set(start, ends)
    return ends
  }
  const isValid = ({ start, end }: MonthStay) => start !== null && end !== null && endsOf(start).includes(end)
  /** What a press on a day makes of the choice: an end if it can be one, else a new beginning. */
  const press = (stay: MonthStay, day: string): MonthStay => {
    if (stay.start !== null && endsOf(stay.start).includes(day)) return { start: stay.start, end: day }
    return endsOf(day).length > 0 ? { start: day, end: null } : stay
  }
  /** The soonest day a stay can begin. */
  const soonest = (): string | undefined => {
    for (let day = first; day < lease.end; day = addDays(day, 1)) if (endsOf(day).length > 0) return day
    return undefined
  }
  return { today, first, last: lease.end, isTaken, touchesBooking, endsOf, isValid, press, soonest }
}

export type MonthRules = ReturnType<typeof monthRules>

/**
 * Every month from the start of a stay to the lease's end: `free` for the stay, `booked` by another, or neither
 * where a booking stands between.
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

/** The chosen days as the wire wants them. */
export const monthRange = ({ start, end }: { start: string; end: string }, { timeZone }: CalendarFacts) => ({
  start: startOfDay(start, timeZone),
  end: startOfDay(end, timeZone),
})
