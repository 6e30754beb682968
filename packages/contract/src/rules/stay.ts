import { rangeOfSlots } from './hour-slots.ts'
import { lastDayBefore } from './lease-months.ts'
import { startOfDay, type TimeZone } from './time-zones.ts'

/** Whether a place is rented by month or by hour, which is also the unit of its price. */
export type RentalMode = 'month' | 'hour'

/**
 * A stay in the place's own calendar: by month from `startDate` until `endDate`, the first day that is free
 * again; by hour from slot `startSlot` to the end of slot `endSlot` of one day (RULES.md §5.1).
 */
export interface Stay {
  readonly rentalMode: RentalMode
  readonly timeZone: TimeZone
  readonly startDate: string
  readonly endDate: string
  /** Null by month. */
  readonly startSlot: number | null
  readonly endSlot: number | null
  /** The number of months or hours to be paid. */
  readonly quantity: number
}

/** Returns the last day of a stay, which is the day of an hourly one (RULES.md §5.11). */
export const lastDayOf = ({ rentalMode, endDate }: Pick<Stay, 'rentalMode' | 'endDate'>): string =>
  rentalMode === 'hour' ? endDate : lastDayBefore(endDate)

/** The half-open period of a stay, in epoch milliseconds. */
export interface Period {
  readonly start: number
  readonly end: number
}

/**
 * Returns the period of a stay.
 * @throws RangeError for hours that the day does not have.
 */
export const periodOf = ({
  timeZone,
  startDate,
  endDate,
  startSlot,
  endSlot,
}: Omit<Stay, 'quantity'>): Period => {
  if (startSlot === null || endSlot === null)
    return { start: startOfDay(startDate, timeZone), end: startOfDay(endDate, timeZone) }
  const period = rangeOfSlots(startDate, startSlot, endSlot, timeZone)
  if (!period) throw new RangeError(`${startDate} has no slots ${startSlot} to ${endSlot}`)
  return period
}
