import type { OwnedProperty } from '@metrolibre/api-client'
import { addDays, dateAt, startOfDay } from '@metrolibre/contract'
import { useDates } from '@metrolibre/platform'

/** Returns a function that writes a period as days, or with hours when it does not begin and end with a day. */
export const usePeriodText = ({ timeZone }: Pick<OwnedProperty, 'timeZone'>) => {
  const dates = useDates()
  return ({ start, end }: { readonly start: number; readonly end: number }): string => {
    const first = dateAt(start, timeZone)
    const after = dateAt(end, timeZone)
    if (start === startOfDay(first, timeZone) && end === startOfDay(after, timeZone)) {
      const last = addDays(after, -1)
      return first === last ? dates.day(first) : dates.days(first, last)
    }
    return first === after
      ? `${dates.day(first)}, ${dates.time(start, timeZone)}–${dates.time(end, timeZone)}`
      : `${dates.dateTime(start, timeZone)} – ${dates.dateTime(end, timeZone)}`
  }
}
