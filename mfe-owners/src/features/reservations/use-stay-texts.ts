import { dateAt, hoursOfSlots, lastDayOf } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'
import type { OwnerBooking } from './booking.ts'

const short = { day: 'numeric', month: 'short' } as const
const withYear = { ...short, year: 'numeric' } as const

/**
 * A stay within this year is written without a year. Otherwise its end has one, and its start too if that is
 * in another year.
 */
const briefParts = (stay: OwnerBooking) => {
  const { startDate, serverTime, timeZone } = stay
  const [from, to, now] = [startDate, lastDayOf(stay), dateAt(serverTime, timeZone)].map((date) =>
    date.slice(0, 4),
  )
  return {
    start: from !== now && from !== to ? withYear : short,
    end: from !== now || to !== now ? withYear : short,
  }
}

/** Returns functions that describe a stay in words. */
export const useReservationStayTexts = () => {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const day = (date: string, parts: Intl.DateTimeFormatOptions) => dates.day(date, parts).replaceAll('.', '')
  const span = (
    stay: OwnerBooking,
    parts: { start: Intl.DateTimeFormatOptions; end: Intl.DateTimeFormatOptions },
  ): string => {
    const { rentalMode, startDate, startSlot, endSlot } = stay
    return rentalMode === 'hour'
      ? formatMessage(
          { id: 'mfe-owners.stay.hours' },
          { day: day(startDate, parts.end), ...hoursOfSlots(startSlot ?? 1, endSlot!) },
        )
      : formatMessage(
          { id: 'mfe-owners.stay.days' },
          { from: day(startDate, parts.start), to: day(lastDayOf(stay), parts.end) },
        )
  }
  return {
    /** `7 abr a 6 jul`; `7 dic a 6 mar 2027` when it ends in another year. */
    brief: (stay: OwnerBooking) => span(stay, briefParts(stay)),
    /** `7 dic 2026 a 6 mar 2027` */
    full: (stay: OwnerBooking) => span(stay, { start: withYear, end: withYear }),
    /** `3 meses` */
    length: ({ rentalMode, quantity: count }: OwnerBooking) =>
      formatMessage(
        { id: rentalMode === 'hour' ? 'mfe-owners.stay.hourCount' : 'mfe-owners.stay.monthCount' },
        { count },
      ),
  }
}
