import type { Quote } from '@metrolibre/api-client'
import type { Stay } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'

/** What is booked and what it costs: from a reservation, or from dates that are still being chosen. */
export type PricedStay = Stay & Quote

const dayParts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

const clock = (hour: number): string => `${hour}:00`

/** Converts slots of a day to times: slots 11 to 14 are from 10:00 to 14:00. */
export const hoursOf = (first: number, last: number) => ({ from: clock(first - 1), to: clock(last) })

/** Returns functions that describe a stay in words. */
export const useStayTexts = () => {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const day = (date: string): string => dates.day(date, dayParts).replaceAll(/[.,]/g, '')
  const hours = (first: number, last: number): string =>
    formatMessage({ id: 'tenants.booking.hours' }, hoursOf(first, last))
  const quantity = ({ rentalMode, quantity: count }: Pick<Stay, 'rentalMode' | 'quantity'>): string =>
    formatMessage(
      { id: rentalMode === 'hour' ? 'tenants.booking.hourCount' : 'tenants.booking.monthCount' },
      { count },
    )
  return { day, hours, quantity }
}
