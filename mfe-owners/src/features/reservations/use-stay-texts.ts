import { useDates, useIntl } from '@metrolibre/platform'
import type { Booking } from './booking.ts'

const short = { day: 'numeric', month: 'short' } as const
const withYear = { ...short, year: 'numeric' } as const

/** The words a stay is told with. */
export const useStayTexts = () => {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const day = (date: string, parts: Intl.DateTimeFormatOptions) => dates.day(date, parts).replaceAll('.', '')
  const span = (stay: Booking, parts: Intl.DateTimeFormatOptions): string => {
    const { isDaily, startDate, endDate, startSlot, endSlot } = stay
    return isDaily
      ? formatMessage(
          { id: 'mfe-owners.stay.hours' },
          { day: day(startDate, parts), from: `${(startSlot ?? 1) - 1}:00`, to: `${endSlot}:00` },
        )
      : formatMessage(
          { id: 'mfe-owners.stay.days' },
          { from: day(startDate, parts), to: day(endDate, parts) },
        )
  }
  return {
    /** `7 dic a 7 mar` */
    brief: (stay: Booking) => span(stay, short),
    /** `7 dic 2026 a 7 mar 2027` */
    full: (stay: Booking) => span(stay, withYear),
    /** `3 meses` */
    length: ({ isDaily, timeQuantity: count }: Booking) =>
      formatMessage({ id: isDaily ? 'mfe-owners.stay.hourCount' : 'mfe-owners.stay.monthCount' }, { count }),
  }
}
