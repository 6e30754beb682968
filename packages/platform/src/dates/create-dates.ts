import type { Locale } from '../intl/locale.ts'
import { writeDay } from './write-day.ts'

/** Neutral Spanish of the region, and British English: both write the day before the month. */
const tags: Record<Locale, string> = { es: 'es-CL', en: 'en-GB' }

/** What stands between thousands. */
const separators: Record<Locale, string> = { es: '.', en: ',' }

const long = { day: 'numeric', month: 'long', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** A pure date (`YYYY-MM-DD`) as an instant that reads the same in UTC. */
const pure = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * Formatters of one language. Instants are epoch ms or ISO UTC strings and need the zone of the place
 * (`America/Santiago`, `America/Lima`), so that server and browser write the same; pure dates have none.
 */
export const createDates = (locale: Locale) => {
  const tag = tags[locale]
  const format = (value: Date | number | string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, options).format(new Date(value))
  return {
    /** `2026-12-07` → `7 de diciembre de 2026`. The usual parts are written without the browser's formats: see `number`. */
    day: (day: string, options: Intl.DateTimeFormatOptions = long) =>
      writeDay(day, options, locale) ?? format(pure(day), { ...options, timeZone: 'UTC' }),
    /** Two pure dates, both included: `7 de diciembre de 2026 a 6 de marzo de 2027`. */
    days: (first: string, last: string) =>
      [first, last].map((day) => writeDay(day, long, locale)).join(locale === 'es' ? ' a ' : ' to '),
    date: (instant: number | string, timeZone: string, options: Intl.DateTimeFormatOptions = long) =>
      format(instant, { ...options, timeZone }),
    /** Hours and minutes, 24 h: `19:05`. */
    time: (instant: number | string, timeZone: string) => format(instant, { ...time, timeZone }),
    dateTime: (instant: number | string, timeZone: string) =>
      format(instant, { ...long, month: 'short', ...time, timeZone }),
    /** Whole numbers, of which lists are full, are written without the browser's formats: those are slow to make. */
    number: (value: number, options?: Intl.NumberFormatOptions) =>
      !options && Number.isSafeInteger(value)
        ? String(value).replaceAll(/\B(?=(\d{3})+(?!\d))/g, separators[locale])
        : new Intl.NumberFormat(tag, { useGrouping: 'always', ...options }).format(value),
  }
}
