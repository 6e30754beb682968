import { leaseWindow, timeZoneOf, type Availability } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { openingHoursOf } from './detail/wire.ts'
import { findBookable, findBusy } from './availability-repository.ts'
import { showMode, showPropertyId } from './wire.ts'

const dayMs = 86_400_000
/** How many days a calendar covers when the request names no end. */
const defaultDays = 750

interface Window {
  readonly roomId?: string
  readonly from?: number
  readonly to?: number
}

interface Span {
  readonly start: number
  readonly end: number
}

/** Joins periods that touch, so that a whole property's calendar does not reveal its rooms. */
const merge = (spans: readonly Span[]): Span[] => {
  const merged: { start: number; end: number }[] = []
  for (const { start, end } of spans) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/**
 * Returns the data for the calendar of a published property or room. It never shows who booked, or the state
 * of a booking (RULES.md §5).
 */
export const readAvailability = async (
  { sql, clock }: AppContext,
  propertyId: string,
  { roomId, from, to }: Window,
): Promise<Availability> => {
  const place = found(await findBookable(sql, propertyId, roomId ?? null))
  const now = clock.now().getTime()
  const start = from ?? now
  const window = { start, end: Math.max(start, to ?? start + defaultDays * dayMs) }
  const busy = await findBusy(sql, propertyId, place.unit, window)
  return {
    ...showPropertyId(propertyId),
    roomId: roomId ?? null,
    ...showMode(place),
    timeZone: timeZoneOf(place.country),
    lease: leaseWindow(place, { startLease: place.roomStartLease, endLease: place.roomEndLease }) ?? null,
    openingHours: openingHoursOf(place),
    busy: merge(busy),
    serverTime: now,
  }
}
