import type { Locale } from './locales.ts'

const months: Record<Locale, readonly string[]> = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** Both languages abbreviate the name of a month to three letters, and September to four: `ene`, `sept`. */
const cut = (month: string): string => month.slice(0, /^sept/i.test(month) ? 4 : 3)

/**
 * Writes a day (`YYYY-MM-DD`) with its month in words, exactly as `Intl.DateTimeFormat` would. Returns
 * undefined for options it does not cover.
 */
export function writeDay(
  day: string,
  { day: withDay, month, year: withYear, ...others }: Intl.DateTimeFormatOptions,
  locale: Locale,
): string | undefined {
  const known =
    (month === 'long' || (month === 'short' && withDay !== undefined)) &&
    withDay !== '2-digit' &&
    withYear !== '2-digit' &&
    Object.keys(others).length === 0
  if (!known) return undefined
  const [year, number, date] = day.split('-').map(Number)
  const name = months[locale][Number(number) - 1] ?? ''
  const parts = [withDay && date, month === 'long' ? name : cut(name), withYear && year]
  return parts.filter(Boolean).join(locale === 'es' && month === 'long' ? ' de ' : ' ')
}
