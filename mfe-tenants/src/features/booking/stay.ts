import type { Quote } from '@metrolibre/api-client'
import { hoursOfSlots, lastDayOf, type Stay } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'

/** What is booked and what it costs: from a reservation, or from dates that are still being chosen. */
export type PricedStay = Stay & Quote

const dayParts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

/** Returns functions that describe a stay in words. */
export const useStayTexts = () => {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const day = (date: string): string => dates.day(date, dayParts).replaceAll(/[.,]/g, '')
  const hours = (first: number, last: number): string =>
    formatMessage({ id: 'tenants.booking.hours' }, hoursOfSlots(first, last))
  /** `vie 1 mar 2080 a mar 30 abr 2080`, `vie 1 mar 2080, 9:00 a 13:00` */
  const period = (
    stay: Parameters<typeof lastDayOf>[0] & Pick<Stay, 'startDate' | 'startSlot' | 'endSlot'>,
  ): string =>
    stay.startSlot !== null && stay.endSlot !== null
      ? `${day(stay.startDate)}, ${hours(stay.startSlot, stay.endSlot)}`
      : formatMessage({ id: 'tenants.booking.span' }, { from: day(stay.startDate), to: day(lastDayOf(stay)) })
  const quantity = ({ rentalMode, quantity: count }: Pick<Stay, 'rentalMode' | 'quantity'>): string =>
    formatMessage(
      { id: rentalMode === 'hour' ? 'tenants.booking.hourCount' : 'tenants.booking.monthCount' },
      { count },
    )
  return { day, hours, period, quantity }
}
