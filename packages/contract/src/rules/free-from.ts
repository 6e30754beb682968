import { minimumSlots, slotsOf, slotsPerDay, type HourSlot } from './hour-slots.ts'
import { addDays, addMonths } from './lease-months.ts'
import type { LeaseWindow } from './lease-window.ts'
import type { Period, RentalMode } from './stay.ts'
import { dateAt, startOfDay, type TimeZone } from './time-zones.ts'

/** What the calendar of a place says. */
export interface PlaceCalendar {
  readonly rentalMode: RentalMode
  readonly timeZone: TimeZone
  readonly lease: LeaseWindow
  /** The first and the last slot of a day; null when it is open all day. */
  readonly openingHours: { readonly from: number; readonly to: number } | null
  /** What is taken, in epoch milliseconds, half-open. */
  readonly busy: readonly Period[]
}

/**
 * Returns the first day, from today on, on which a stay of the shortest length can begin (RULES.md §5.28);
 * undefined when there is none before the lease window ends.
 * @param now the time in epoch milliseconds
 */
export function freeFrom(place: PlaceCalendar, now: number): string | undefined {
  const today = dateAt(now, place.timeZone)
  const first = today > place.lease.start ? today : place.lease.start
  return place.rentalMode === 'month' ? firstMonth(place, first) : firstHours(place, first, now)
}

/** A month is free from the first day or from the end of something, or it would have been free before. */
function firstMonth({ lease, busy, timeZone }: PlaceCalendar, first: string): string | undefined {
  // A period that includes an hour of a day takes the whole day.
  const taken = busy.map(({ start, end }) => ({
    start: dateAt(start, timeZone),
    end: addDays(dateAt(end - 1, timeZone), 1),
  }))
  const isFree = (day: string) => {
    const end = addMonths(day, 1)
    return end <= lease.end && !taken.some((period) => period.start < end && day < period.end)
  }
  const candidates = [first, ...taken.map(({ end }) => end).filter((day) => day > first)]
  return candidates.toSorted().find(isFree)
}

function firstHours(
  { lease, busy, timeZone, openingHours }: PlaceCalendar,
  first: string,
  now: number,
): string | undefined {
  const open = openingHours ?? { from: 1, to: slotsPerDay }
  // No day would ever be free, and looking at all of them takes long.
  if (open.to - open.from + 1 < minimumSlots) return undefined
  const isFree = ({ slot, start, end }: HourSlot) =>
    slot >= open.from &&
    slot <= open.to &&
    start >= now &&
    !busy.some((period) => period.start < end && start < period.end)
  /** Returns the day on which what has the whole of a day ends, or the next day. */
  const after = (day: string) => {
    const next = addDays(day, 1)
    const [from, to] = [startOfDay(day, timeZone), startOfDay(next, timeZone)]
    const whole = busy.find(({ start, end }) => start <= from && to <= end)
    return whole ? dateAt(whole.end, timeZone) : next
  }
  for (let day = first; day < lease.end; day = after(day)) {
    const free = new Set(
      slotsOf(day, timeZone)
        .filter(isFree)
        .map(({ slot }) => slot),
    )
    for (const slot of free)
      if (Array.from({ length: minimumSlots }, (_, more) => slot + more).every((one) => free.has(one)))
        return day
  }
  return undefined
}

/** How many days ahead a place by the hour may be free to count as free now: nobody looks for the hours that are left of a day. */
const soonDays = 7

/** Tells whether a place counts as free now, and from which day a stay can begin, or null when there is none. */
export function freeOf(
  place: PlaceCalendar,
  now: number,
): { readonly now: boolean; readonly from: string | null } {
  const from = freeFrom(place, now) ?? null
  const last = addDays(dateAt(now, place.timeZone), place.rentalMode === 'hour' ? soonDays : 0)
  return { now: from !== null && from <= last, from }
}
