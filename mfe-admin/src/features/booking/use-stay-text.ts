import type { AdminReservation } from '@metrolibre/api-client'
import { hoursOfSlots, lastDayOf } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'

const numeric = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/**
 * Returns a function that writes the dates of a stay in the numeric form of administration: `07/12/2026 a
 * 06/03/2027`, `19/11/2026, 9:00 a 13:00`.
 */
export const useStayText = () => {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const day = (date: string) => dates.day(date, numeric).replaceAll('-', '/')
  return (stay: AdminReservation): string => {
    const { rentalMode, startDate, startSlot, endSlot } = stay
    return rentalMode === 'hour'
      ? formatMessage(
          { id: 'mfe-admin.stay.hours' },
          { day: day(startDate), ...hoursOfSlots(startSlot ?? 1, endSlot!) },
        )
      : formatMessage({ id: 'mfe-admin.stay.days' }, { from: day(startDate), to: day(lastDayOf(stay)) })
  }
}
