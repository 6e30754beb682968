import { addDays, addMonths, startOfDay, type TimeZone } from '@metrolibre/contract'

/** What one column of the calendar is. */
export const scales = ['months', 'weeks', 'hours'] as const
export type CalendarScale = (typeof scales)[number]

/** The part of the calendar that is shown. */
export interface CalendarSection {
  readonly scale: CalendarScale
  /** The first day, as `YYYY-MM-DD`. */
  readonly from: string
  /** How many columns there are; of hours it is always one day. */
  readonly columns: number
}

const hourMs = 3_600_000

/** The first day of the section that contains a day: of its month, its week (Monday), or the day itself. */
export const firstDay = (scale: CalendarScale, day: string): string => {
  if (scale === 'months') return `${day.slice(0, 7)}-01`
  if (scale === 'hours') return day
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -sinceMonday)
}

/** The first day of the section so many steps away: three months, four weeks or one day each. */
export const stepFrom = (scale: CalendarScale, from: string, steps: number): string => {
  if (scale === 'months') return addMonths(from, 3 * steps)
  return addDays(from, (scale === 'weeks' ? 28 : 1) * steps)
}

/** Returns the instants at which the columns begin, and the one at which the last ends. */
export const scaleColumnsOf = ({ scale, from, columns }: CalendarSection, timeZone: TimeZone) => {
  const at = (day: string) => startOfDay(day, timeZone)
  if (scale === 'hours') {
    // On a day on which clocks change there is an hour less or more.
    const [start, end] = [at(from), at(addDays(from, 1))]
    const hours = Math.round((end - start) / hourMs)
    return { starts: Array.from({ length: hours }, (_, hour) => start + hour * hourMs), end }
  }
  const day = (index: number) => (scale === 'months' ? addMonths(from, index) : addDays(from, 7 * index))
  return { starts: Array.from({ length: columns }, (_, index) => at(day(index))), end: at(day(columns)) }
}

/** Where a stretch lies between two instants, as CSS. */
export const placeIn = (first: number, last: number) => (start: number, end: number) => {
  const share = (instant: number) => (Math.min(Math.max(instant, first), last) - first) / (last - first)
  return { left: `${share(start) * 100}%`, width: `${(share(end) - share(start)) * 100}%` }
}
