import { dateAt } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'
import type { Booking } from './booking.ts'

const short = { day: 'numeric', month: 'short' } as const
const withYear = { ...short, year: 'numeric' } as const

/** A stay in this year needs no year; one that leaves it says where it ends, and where it began if elsewhere. */
const briefParts = ({ startDate, endDate, serverTime, timeZone }: Booking) => {
  const [from, to, now] = [startDate, endDate, dateAt(serverTime, timeZone)].map((date) => date.slice(0, 4))
  return {
    start: from !== now && from !== to ? withYear : short,
    end: from !== now || to !== now ? withYear : short,
  }
}

/** The words a stay is told with. */
export const useStayTexts = () => {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const day = (date: string, parts: Intl.DateTimeFormatOptions) => dates.day(date, parts).replaceAll('.', '')
  const span = (
    stay: Booking,
    parts: { start: Intl.DateTimeFormatOptions; end: Intl.DateTimeFormatOptions },
  ): string => {
    const { rentalMode, startDate, endDate, startSlot, endSlot } = stay
    return rentalMode === 'hour'
      ? formatMessage(
          { id: 'mfe-owners.stay.hours' },
          { day: day(startDate, parts.end), from: `${(startSlot ?? 1) - 1}:00`, to: `${endSlot}:00` },
        )
      : formatMessage(
          { id: 'mfe-owners.stay.days' },
          { from: day(startDate, parts.start), to: day(endDate, parts.end) },
        )
  }
  return {
    /** `7 abr a 7 jul`; `7 dic a 7 mar 2027` when it does not end in this year. */
    brief: (stay: Booking) => span(stay, briefParts(stay)),
    /** `7 dic 2026 a 7 mar 2027` */
    full: (stay: Booking) => span(stay, { start: withYear, end: withYear }),
    /** `3 meses` */
    length: ({ rentalMode, quantity: count }: Booking) =>
      formatMessage(
        { id: rentalMode === 'hour' ? 'mfe-owners.stay.hourCount' : 'mfe-owners.stay.monthCount' },
        { count },
      ),
  }
}
