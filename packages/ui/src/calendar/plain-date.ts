/**
 * A day as 'YYYY-MM-DD', in no zone. react-calendar thinks in the browser's own zone; its dates are made and
 * read here only, by year, month and day, and never leave this folder.
 */
export type PlainDate = string

/** A month as 'YYYY-MM'. */
export type PlainMonth = string

const pad = (value: number) => String(value).padStart(2, '0')

const parts = (day: PlainDate): [year: number, month: number, day: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

/** Noon exists on every day of every zone; midnight does not. */
export const toBrowserDate = (day: PlainDate): Date => {
  const [year, month, date] = parts(day)
  return new Date(year, month - 1, date, 12)
}

export const fromBrowserDate = (date: Date): PlainDate =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

/** @returns the day so many days later; negative goes back. */
export const addDays = (day: PlainDate, days: number): PlainDate => {
  const [year, month, date] = parts(day)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}

/** @returns the month so many months later. */
export const addMonths = (month: PlainMonth, months: number): PlainMonth => {
  const [year, index] = parts(month)
  return new Date(Date.UTC(year, index - 1 + months, 1)).toISOString().slice(0, 7)
}

/** @returns the same day of a later month, clamped to that month's last day. */
export const sameDayIn = (day: PlainDate, months: number): PlainDate => {
  const month = addMonths(day.slice(0, 7), months)
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const wished = `${month}-${day.slice(8)}`
  return wished > last ? last : wished
}

export const monthOf = (day: PlainDate): PlainMonth => day.slice(0, 7)

/** @returns 'diciembre 2026', without the 'de' that Spanish puts between. */
export const monthName = (month: PlainMonth, locale: string): string => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format
    .formatToParts(new Date(`${month}-01T00:00:00Z`))
    .filter(({ type }) => type === 'month' || type === 'year')
    .map(({ value }) => value)
    .join(' ')
}
