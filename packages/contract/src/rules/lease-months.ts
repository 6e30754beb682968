/**
 * Whole months are counted from the first day, clamped to the month's last day and never chained
 * (RULES.md §5.8).
 */

const pad = (value: number, length: number): string => String(value).padStart(length, '0')

const parts = (date: string): { year: number; month: number; day: number } => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
})

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Moves `date` by whole months: 2026-01-31 + 1 = 2026-02-28, + 2 = 2026-03-31. Dates are `YYYY-MM-DD`. */
export const addMonths = (date: string, months: number): string => {
  const { year, month, day } = parts(date)
  const index = year * 12 + (month - 1) + months
  const newYear = Math.floor(index / 12)
  const newMonth = index - newYear * 12 + 1
  return `${pad(newYear, 4)}-${pad(newMonth, 2)}-${pad(Math.min(day, daysInMonth(newYear, newMonth)), 2)}`
}

/** Moves `date` by days. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Returns the last day of what ends before `end`, the first free day; it is what people read (RULES.md §5.11). */
export const lastDayBefore = (end: string): string => addDays(end, -1)

/** Returns the first free day after `lastDay`. Anything but a date is returned as it is. */
export const endAfter = (lastDay: string): string =>
  Number.isNaN(Date.parse(`${lastDay}T00:00:00Z`)) ? lastDay : addDays(lastDay, 1)

/**
 * Returns the number of whole months between two dates, or undefined when `end` is not a whole number of
 * months (≥ 1) after `start`.
 */
export const wholeMonths = (start: string, end: string): number | undefined => {
  const from = parts(start)
  const to = parts(end)
  const months = (to.year - from.year) * 12 + (to.month - from.month)
  return months >= 1 && addMonths(start, months) === end ? months : undefined
}

/** Returns every possible end of a lease from `start`, up to and including `last`. */
export const monthEnds = (start: string, last: string): string[] => {
  const ends: string[] = []
  for (let months = 1; addMonths(start, months) <= last; months += 1) ends.push(addMonths(start, months))
  return ends
}
