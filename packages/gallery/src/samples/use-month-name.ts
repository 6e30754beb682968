import { useIntl } from '@metrolibre/platform'

/** Returns a function that gives the short name of a month, from 0 for January. */
export function useMonthName() {
  const { locale } = useIntl()
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  return (month: number): string => short.format(new Date(Date.UTC(2027, month)))
}
