import { minimumSlots, slotsOfRange } from './hour-slots.ts'
import { wholeMonths } from './lease-months.ts'
import type { LeaseWindow } from './lease-window.ts'
import { dateAt, startOfDay, type TimeZone } from './time-zones.ts'

export interface BookingPlace {
  readonly isDaily: boolean
  readonly timeZone: TimeZone
  readonly lease: LeaseWindow
  /** Bookable slots of a day, first and last; all of them without opening hours. */
  readonly openingHours?: { readonly from: number; readonly to: number } | null
}

export type RangeRefusal = 'not_aligned' | 'too_short' | 'past' | 'outside_lease' | 'closed'

/** What a range means at a place, or why it cannot be booked there. Slots are null when rented by month. */
export type BookingRange =
  | {
      readonly ok: true
      readonly startDate: string
      readonly endDate: string
      readonly startSlot: number | null
      readonly endSlot: number | null
      readonly quantity: number
    }
  | { readonly ok: false; readonly reason: RangeRefusal }

type Range = { readonly start: number; readonly end: number }

const refuse = (reason: RangeRefusal): BookingRange => ({ ok: false, reason })

const readMonths = (range: Range, { timeZone, lease }: BookingPlace, now: number): BookingRange => {
  const startDate = dateAt(range.start, timeZone)
  const endDate = dateAt(range.end, timeZone)
  const aligned =
    startOfDay(startDate, timeZone) === range.start && startOfDay(endDate, timeZone) === range.end
  const quantity = aligned ? wholeMonths(startDate, endDate) : undefined
  if (quantity === undefined) return refuse('not_aligned')
  if (startDate < dateAt(now, timeZone)) return refuse('past')
  if (startDate < lease.start || endDate > lease.end) return refuse('outside_lease')
  return { ok: true, startDate, endDate, startSlot: null, endSlot: null, quantity }
}

const readHours = (range: Range, place: BookingPlace, now: number): BookingRange => {
  const run = slotsOfRange(range, place.timeZone)
  if (!run) return refuse('not_aligned')
  if (run.quantity < minimumSlots) return refuse('too_short')
  if (range.start < now) return refuse('past')
  if (run.date < place.lease.start || run.date >= place.lease.end) return refuse('outside_lease')
  const open = place.openingHours
  if (open && (run.startSlot < open.from || run.endSlot > open.to)) return refuse('closed')
  const { date, startSlot, endSlot, quantity } = run
  return { ok: true, startDate: date, endDate: date, startSlot, endSlot, quantity }
}

/**
 * Reads a range (epoch milliseconds, half-open) by the rules of the calendar: whole months or at least two
 * hours of one day, not in the past of `now`, inside the lease window and the opening hours. RULES §5.
 */
export const readBookingRange = (range: Range, place: BookingPlace, now: number): BookingRange =>
  place.isDaily ? readHours(range, place, now) : readMonths(range, place, now)
