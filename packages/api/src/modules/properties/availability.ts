import { leaseWindow, showTimeZone, type Availability } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { openingHoursOf } from './detail/wire.ts'
import { findBookable, findBusy } from './availability-repository.ts'
import { calendarMs, joinSpans } from './spans.ts'
import { showMode, showPropertyId } from './wire.ts'

interface Window {
  readonly roomId?: string
  readonly from?: number
  readonly to?: number
}

/**
 * Returns the data for the calendar of a published property or room. It never shows who booked, or the state
 * of a booking (RULES.md §5.27).
 */
export const readAvailability = async (
  { sql, clock }: AppContext,
  propertyId: string,
  { roomId, from, to }: Window,
): Promise<Availability> => {
  const place = found(await findBookable(sql, propertyId, roomId ?? null))
  const now = clock.now().getTime()
  const start = from ?? now
  const window = { start, end: Math.max(start, to ?? start + calendarMs) }
  const busy = await findBusy(sql, propertyId, place.unit, window)
  return {
    ...showPropertyId(propertyId),
    roomId: roomId ?? null,
    ...showMode(place),
    ...showTimeZone(place),
    lease: leaseWindow(place, { startLease: place.roomStartLease, endLease: place.roomEndLease }) ?? null,
    openingHours: openingHoursOf(place),
    busy: joinSpans(busy),
    serverTime: now,
  }
}
