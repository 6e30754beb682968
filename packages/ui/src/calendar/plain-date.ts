/**
 * A day as 'YYYY-MM-DD', without a time zone. react-calendar uses `Date` in the browser's own zone; only this
 * file converts to and from it, by year, month and day, and such dates never leave this folder.
 */
export type PlainDate = string

/** A month as 'YYYY-MM'. */
export type PlainMonth = string

const pad = (value: number) => String(value).padStart(2, '0')

const parts = (day: PlainDate): [year: number, month: number, day: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

/** Converts to noon in the browser's zone: noon exists on every day in every zone, midnight does not. */
export const toBrowserDate = (day: PlainDate): Date => {
  const [year, month, date] = parts(day)
  return new Date(year, month - 1, date, 12)
}

export const fromBrowserDate = (date: Date): PlainDate =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

/** Returns the day `days` later; a negative number goes back. */
export const addDays = (day: PlainDate, days: number): PlainDate => {
  const [year, month, date] = parts(day)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}

/** Returns the month `months` later. */
export const addMonths = (month: PlainMonth, months: number): PlainMonth => {
  const [year, index] = parts(month)
  return new Date(Date.UTC(year, index - 1 + months, 1)).toISOString().slice(0, 7)
}

/** Returns the same day of the month `months` later, or that month's last day if it is shorter. */
export const sameDayIn = (day: PlainDate, months: number): PlainDate => {
  const month = addMonths(day.slice(0, 7), months)
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const wished = `${month}-${day.slice(8)}`
  return wished > last ? last : wished
}

export const monthOf = (day: PlainDate): PlainMonth => day.slice(0, 7)

/** Returns 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: PlainDate): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** Returns the days of a month by weeks, which begin on Monday. */
export const weeksOf = (month: PlainMonth): PlainDate[][] => {
  const weeks: PlainDate[][] = []
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1))
    if (weeks.length === 0 || weekdayOf(day) === 0) weeks.push([day])
    else weeks.at(-1)!.push(day)
  return weeks
}

const known = new Map<string, Intl.DateTimeFormat>()

/** Returns the same formatter again: making one takes as long as writing many dates, and a calendar writes hundreds. */
const formatOf = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  known.set(key, format)
  return format
}

const inUtc = (day: PlainDate): Date => new Date(`${day}T00:00:00Z`)

/** Returns for example 'lunes, 7 de diciembre de 2026'. */
export const dayName = (day: PlainDate, locale: string): string =>
  formatOf(locale, { dateStyle: 'full' }).format(inUtc(day))

/** Returns the name of a day's weekday, for example 'lunes' or 'lun'. */
export const weekdayName = (day: PlainDate, locale: string, length: 'short' | 'long'): string =>
  formatOf(locale, { weekday: length }).format(inUtc(day))

/** Returns for example 'diciembre 2026', without the 'de' that Spanish puts between. */
export const monthName = (month: PlainMonth, locale: string): string =>
  formatOf(locale, { month: 'long', year: 'numeric' })
    .formatToParts(inUtc(`${month}-01`))
    .filter(({ type }) => type === 'month' || type === 'year')
    .map(({ value }) => value)
    .join(' ')
