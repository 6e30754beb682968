import { officeZone } from '@metrolibre/contract'
import { useDates } from '@metrolibre/platform'

const numeric = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** Returns a function that writes the day of an instant as `20/11/2026`, in the given time zone. */
export const useNumericDay = () => {
  const dates = useDates()
  return (instant: string, timeZone: string = officeZone): string =>
    dates.date(instant, timeZone, numeric).replaceAll('-', '/')
}
