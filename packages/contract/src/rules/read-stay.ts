import { minimumSlots, slotsOfRange } from './hour-slots.ts'
import { wholeMonths } from './lease-months.ts'
import type { LeaseWindow } from './lease-window.ts'
import type { Period, RentalMode, Stay } from './stay.ts'
import { dateAt, startOfDay, type TimeZone } from './time-zones.ts'

/** The rules of a place's calendar. */
export interface StayRules {
  readonly rentalMode: RentalMode
  readonly timeZone: TimeZone
  readonly lease: LeaseWindow
  /** The first and last bookable slot of a day. Without opening hours all of them are. */
  readonly openingHours?: { readonly from: number; readonly to: number } | null
}

export type StayRefusal = 'not_aligned' | 'too_short' | 'past' | 'outside_lease' | 'closed'

/** The stay that a period is at a place, or the reason why it is none. */
export type StayReading =
  | { readonly ok: true; readonly stay: Stay }
  | { readonly ok: false; readonly reason: StayRefusal }

const refuse = (reason: StayRefusal): StayReading => ({ ok: false, reason })

const readMonths = (period: Period, { timeZone, lease }: StayRules, now: number): StayReading => {
  const startDate = dateAt(period.start, timeZone)
  const endDate = dateAt(period.end, timeZone)
  const aligned =
    startOfDay(startDate, timeZone) === period.start && startOfDay(endDate, timeZone) === period.end
  const quantity = aligned ? wholeMonths(startDate, endDate) : undefined
  if (quantity === undefined) return refuse('not_aligned')
  if (startDate < dateAt(now, timeZone)) return refuse('past')
  if (startDate < lease.start || endDate > lease.end) return refuse('outside_lease')
  const dates = { startDate, endDate, startSlot: null, endSlot: null }
  return { ok: true, stay: { rentalMode: 'month', timeZone, ...dates, quantity } }
}

const readHours = (period: Period, rules: StayRules, now: number): StayReading => {
  const { timeZone, lease, openingHours: open } = rules
  const run = slotsOfRange(period, timeZone)
  if (!run) return refuse('not_aligned')
  if (run.quantity < minimumSlots) return refuse('too_short')
  if (period.start < now) return refuse('past')
  if (run.date < lease.start || run.date >= lease.end) return refuse('outside_lease')
  if (open && (run.startSlot < open.from || run.endSlot > open.to)) return refuse('closed')
  const { date, startSlot, endSlot, quantity } = run
  const dates = { startDate: date, endDate: date, startSlot, endSlot }
  return { ok: true, stay: { rentalMode: 'hour', timeZone, ...dates, quantity } }
}

/**
 * Reads a period as a stay by the rules of a place's calendar: whole months or at least two hours of one day,
 * not before `now`, within the lease window and the opening hours (RULES.md §5.8, §5.9, §5.14, §5.15, §5.26).
 */
export const readStay = (period: Period, rules: StayRules, now: number): StayReading =>
  rules.rentalMode === 'hour' ? readHours(period, rules, now) : readMonths(period, rules, now)
