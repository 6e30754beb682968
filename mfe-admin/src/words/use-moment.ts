import { useDates } from '@metrolibre/platform'

const numeric = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/** Returns a function that writes an instant as `20/11/2026 11:42` in the given time zone. */
export const useMoment = () => {
  const dates = useDates()
  return (instant: number | string, timeZone: string): string =>
    dates.date(instant, timeZone, numeric).replaceAll('-', '/').replace(',', '')
}
