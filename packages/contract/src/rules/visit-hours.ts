import { addDays } from './lease-months.ts'
import { dateAt, instantsOf, type TimeZone } from './time-zones.ts'

/** Hours of one weekday in which a place can be visited. */
export interface VisitRange {
  /** From 1, Monday, to 7, Sunday. */
  readonly day: number
  /** Minutes from midnight on the place's own clock. */
  readonly from: number
  readonly to: number
}

/** How long a visit takes, in minutes, and how far apart two can begin. */
export const visitMinutes = 30
export const visitMs = visitMinutes * 60_000
/** How many days ahead a visit can be booked. */
export const visitDays = 14

/** When a place is shown unless its owner says otherwise: Monday to Friday, 9:00 to 19:00. */
export const usualVisitHours: readonly VisitRange[] = [1, 2, 3, 4, 5].map((day) => ({
  day,
  from: 9 * 60,
  to: 19 * 60,
}))

interface Calendar {
  readonly hours: readonly VisitRange[]
  readonly timeZone: TimeZone
  /** Epoch milliseconds. */
  readonly now: number
  /** The visits that are expected already. */
  readonly taken: ReadonlyArray<{ readonly start: number; readonly end: number }>
}

const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

const startsIn = ({ from, to }: VisitRange): number[] =>
  Array.from({ length: Math.floor((to - from) / visitMinutes) }, (_, index) => from + index * visitMinutes)

/** Returns when a visit can begin, in order: in the visiting hours of the days from tomorrow on, besides those expected already. */
export const freeVisitTimes = ({ hours, timeZone, now, taken }: Calendar): number[] => {
  const today = dateAt(now, timeZone)
  const dates = Array.from({ length: visitDays }, (_, index) => addDays(today, index + 1))
  return dates
    .flatMap((date) =>
      hours
        .filter(({ day }) => day === weekday(date))
        .flatMap(startsIn)
        // An hour that the clock shows twice is one of the night.
        .flatMap((minutes) => instantsOf(date, minutes / 60, timeZone).slice(0, 1)),
    )
    .filter((start) => taken.every((visit) => start + visitMs <= visit.start || start >= visit.end))
    .toSorted((one, other) => one - other)
}
