import { createDates, regionalTags, type Locale } from '@metrolibre/contract'

interface Writing {
  timeZone: string
  locale: Locale
  /** Leaves out the day of the week, the year, or nothing. */
  without?: 'weekday' | 'year'
}

/**
 * Writes a time as a mail says it, in a sentence or next to its label, on a clock of 24 hours:
 * `jueves 26 de noviembre de 2026 a las 11:00`, `Thursday 26 November 2026 at 11:00`.
 */
export function momentInWords(time: Date, { timeZone, locale, without }: Writing): string {
  const day = new Intl.DateTimeFormat(regionalTags[locale], {
    ...(without !== 'weekday' && { weekday: 'long' }),
    day: 'numeric',
    month: 'long',
    ...(without !== 'year' && { year: 'numeric' }),
    timeZone,
  })
  // Languages and their versions differ in the comma after the day of the week.
  const date = day.format(time).replaceAll(',', '')
  return `${date} ${locale === 'es' ? 'a las' : 'at'} ${createDates(locale).time(time.getTime(), timeZone)}`
}
