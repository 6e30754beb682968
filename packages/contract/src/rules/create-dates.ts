import type { Locale } from './locales.ts'
import { knownTimeZone } from './time-zones.ts'
import { writeDay } from './write-day.ts'

/** Spanish as written in Chile, and British English: both write the day before the month. */
export const regionalTags: Readonly<Record<Locale, string>> = { es: 'es-CL', en: 'en-GB' }

/** The separator between groups of three digits. */
const separators: Record<Locale, string> = { es: '.', en: ',' }

/** Writes the minus sign, as amounts of money do; `Intl` writes a hyphen in both languages. */
const withMinus = (text: string) => text.replace('-', '−')

const long = { day: 'numeric', month: 'long', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/**
 * Converts a date without a time (`YYYY-MM-DD`) to midnight UTC; formatted in UTC it gives the same date
 * again.
 */
const pure = (day: string) => new Date(`${day}T00:00:00Z`)

const made = new Map<string, Intl.DateTimeFormat>()

/** Returns the same formatter again: making one takes as long as writing many dates, and a list writes one in each row. */
const formatOf = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${tag} ${JSON.stringify(options)}`
  const format = made.get(key) ?? new Intl.DateTimeFormat(tag, options)
  made.set(key, format)
  return format
}

/**
 * Creates the formatters of one language, for screens, mails, documents and messages alike (RULES.md §9.11).
 * Instants are epoch milliseconds or ISO strings in UTC, and need the time zone of the place (`America/Santiago`, `America/Lima`) so that server and browser write the same.
 * Dates without a time (`YYYY-MM-DD`) need no zone.
 */
export const createDates = (locale: Locale) => {
  const tag = regionalTags[locale]
  const format = (value: Date | number | string, options: Intl.DateTimeFormatOptions) =>
    formatOf(tag, options).format(new Date(value))
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    withMinus(
      !options && Number.isSafeInteger(value)
        ? String(value).replaceAll(/\B(?=(\d{3})+(?!\d))/g, separators[locale])
        : new Intl.NumberFormat(tag, { useGrouping: 'always', ...options }).format(value),
    )
  const area = (squareMetres: number) => `${number(squareMetres)}\u00a0m²`
  return {
    /**
     * `2026-12-07` → `7 de diciembre de 2026`. The usual formats are written without `Intl`, for the reason
     * given at `number`.
     */
    day: (day: string, options: Intl.DateTimeFormatOptions = long) =>
      writeDay(day, options, locale) ?? format(pure(day), { ...options, timeZone: 'UTC' }),
    /** A range of two dates without times, both included: `7 de diciembre de 2026 a 6 de marzo de 2027`. */
    days: (first: string, last: string) =>
      [first, last].map((day) => writeDay(day, long, locale)).join(locale === 'es' ? ' a ' : ' to '),
    date: (instant: number | string, timeZone: string, options: Intl.DateTimeFormatOptions = long) =>
      format(instant, { ...options, timeZone: knownTimeZone(timeZone) }),
    /** Hours and minutes in 24-hour form: `19:05`. */
    time: (instant: number | string, timeZone: string) =>
      format(instant, { ...time, timeZone: knownTimeZone(timeZone) }),
    dateTime: (instant: number | string, timeZone: string) =>
      format(instant, { ...long, month: 'short', ...time, timeZone: knownTimeZone(timeZone) }),
    /**
     * Lists contain many whole numbers, so these are written without `Intl.NumberFormat`, which is slow to
     * create.
     */
    number,
    /** `1.234,56 m²` */
    area,
    /** A length or an area that was measured: `15,9 m`. */
    measure: (value: number, unit: 'm' | 'm2') => (unit === 'm2' ? area(value) : `${number(value)}\u00a0m`),
    /** A percentage with up to two decimals: `7,5 %`, `7.5%`. */
    percent: (value: number) =>
      `${number(value, { maximumFractionDigits: 2 })}${locale === 'es' ? ' ' : ''}%`,
  }
}
