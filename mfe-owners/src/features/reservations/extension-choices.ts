import type { Availability } from '@metrolibre/api-client'
import { dateAt, hourText, minimumSlots, monthEnds, slotOf, slotsPerDay } from '@metrolibre/contract'
import type { OwnerBooking } from './booking.ts'

/**
 * A possible extension. `until` is the first free day in a monthly rental, the time of day in an hourly one.
 */
export interface ExtensionChoice {
  readonly quantity: number
  readonly until: string
}

const longest = 24

const monthsAfter = (
  { period, endDate }: OwnerBooking,
  { lease, busy, timeZone }: Availability,
): ExtensionChoice[] => {
  if (!lease) return []
  // Adjacent bookings are merged, so the next one may seem to start before this one ends.
  const following = busy.find(({ end }) => end > period.end)
  const next = following && dateAt(Math.max(following.start, period.end), timeZone)
  const limit = next !== undefined && next < lease.end ? next : lease.end
  return monthEnds(endDate, limit)
    .slice(0, longest)
    .map((until, index) => ({ quantity: index + 1, until }))
}

const hoursAfter = (
  { startDate, endSlot }: OwnerBooking,
  { openingHours, busy, timeZone, lease }: Availability,
): ExtensionChoice[] => {
  const last = openingHours?.to ?? slotsPerDay
  const choices: ExtensionChoice[] = []
  if (endSlot === null || !lease || startDate >= lease.end) return []
  for (let slot = endSlot + 1; slot <= last; slot += 1) {
    const known = slotOf(startDate, slot, timeZone)
    if (!known || busy.some(({ start, end }) => start < known.end && known.start < end)) break
    choices.push({ quantity: slot - endSlot, until: hourText(slot) })
  }
  return choices.filter(({ quantity }) => quantity >= minimumSlots)
}

/** Returns the possible extensions of a booking, judged by its calendar; the server decides (RULES.md §6.104). */
export const extensionChoices = (booking: OwnerBooking, availability: Availability): ExtensionChoice[] =>
  booking.rentalMode === 'hour' ? hoursAfter(booking, availability) : monthsAfter(booking, availability)
