import { dateAt, placeTimeZone, startOfDay, type ClockedPlace, type RentalMode } from '@metrolibre/contract'
import { AppError } from '../../platform/errors/app-error.ts'

interface Calendar extends ClockedPlace {
  readonly rentalMode: RentalMode
  /** The start of the block that is moved, which may stay where it is although it is past. */
  readonly begun?: number
}

/** The period of a block as it was asked for, in epoch milliseconds, half-open. */
export interface AskedPeriod {
  readonly start: number
  readonly end: number
}

const hourMs = 3_600_000
/** Ten years with their leap days. Who wants to rent nothing out for longer puts the property on hold instead. */
const furthestMs = 3660 * 24 * hourMs

/**
 * Reads the period of a block: whole days of the place, or whole hours if it is rented by the hour. It may be
 * of any length, begin today at the earliest, and end within ten years (RULES.md §5.20).
 * @throws AppError invalid_range
 */
export function readBlockPeriod(
  { start, end }: AskedPeriod,
  { rentalMode, begun, ...place }: Calendar,
  now: Date,
) {
  const zone = placeTimeZone(place)
  // The time zones of places differ from UTC by whole hours, so an hour of the place begins with one of UTC.
  const isAligned = (instant: number): boolean =>
    rentalMode === 'hour' ? instant % hourMs === 0 : startOfDay(dateAt(instant, zone), zone) === instant
  const today = startOfDay(dateAt(now.getTime(), zone), zone)
  if (
    start >= end ||
    (start < today && start !== begun) ||
    end <= now.getTime() ||
    end > now.getTime() + furthestMs ||
    !isAligned(start) ||
    !isAligned(end)
  )
    throw new AppError('invalid_range')
  return { start: new Date(start), end: new Date(end) }
}
