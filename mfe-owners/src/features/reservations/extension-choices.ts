import type { Availability } from '@metrolibre/api-client'
import { dateAt, minimumSlots, monthEnds, slotOf, slotsPerDay } from '@metrolibre/contract'
import type { Booking } from './booking.ts'

/** How long one may stay on; by month `until` is the first free day, by hour the clock's hour. */
export interface ExtensionChoice {
  readonly quantity: number
  readonly until: string
}

const longest = 24

const monthsAfter = (
  { period, endDate }: Booking,
  { lease, busy, timeZone }: Availability,
): ExtensionChoice[] => {
  if (!lease) return []
  // Bookings that touch are told as one: the next may seem to begin before this one ends.
  const following = busy.find(({ end }) => end > period.end)
  const next = following && dateAt(Math.max(following.start, period.end), timeZone)
  const limit = next !== undefined && next < lease.end ? next : lease.end
  return monthEnds(endDate, limit)
    .slice(0, longest)
    .map((until, index) => ({ quantity: index + 1, until }))
}

const hoursAfter = (
  { startDate, endSlot }: Booking,
  { openingHours, busy, timeZone, lease }: Availability,
): ExtensionChoice[] => {
  const last = openingHours?.to ?? slotsPerDay
  const choices: ExtensionChoice[] = []
  if (endSlot === null || !lease || startDate >= lease.end) return []
  for (let slot = endSlot + 1; slot <= last; slot += 1) {
    const known = slotOf(startDate, slot, timeZone)
    if (!known || busy.some(({ start, end }) => start < known.end && known.start < end)) break
    choices.push({ quantity: slot - endSlot, until: `${slot}:00` })
  }
  return choices.filter(({ quantity }) => quantity >= minimumSlots)
}

/** What is free right after a booking, by what its calendar knows; the server has the last word. RULES.md §6. */
export const extensionChoices = (booking: Booking, availability: Availability): ExtensionChoice[] =>
  booking.rentalMode === 'hour' ? hoursAfter(booking, availability) : monthsAfter(booking, availability)
