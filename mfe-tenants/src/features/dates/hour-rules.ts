import { addDays, dateAt, freeFrom, minimumSlots, slotsOf, slotsPerDay } from '@metrolibre/contract'
import type { CalendarFacts } from './calendar-facts.ts'
import type { Choice } from './choice.ts'

interface DaySlot {
  readonly slot: number
  readonly state: 'free' | 'booked' | 'closed'
  /** Set when the clocks change: the hour does not exist, or occurs twice and is paid once. */
  readonly clock?: 'skipped' | 'twice'
}

const hourMs = 3_600_000

/** The rules of an hourly rental, applied to what is known about a place (RULES.md §5.9). */
export const hourRules = (facts: CalendarFacts) => {
  const { lease, timeZone, openingHours, busy, now } = facts
  const today = dateAt(now, timeZone)
  const open = openingHours ?? { from: 1, to: slotsPerDay }
  const first = today > lease.start ? today : lease.start
  const last = addDays(lease.end, -1)
  const readSlots = (date: string): readonly DaySlot[] => {
    const real = new Map(slotsOf(date, timeZone).map((known) => [known.slot, known]))
    const within = date >= lease.start && date <= last
    return Array.from({ length: open.to - open.from + 1 }, (_, index) => {
      const slot = open.from + index
      const known = real.get(slot)
      if (!known) return { slot, state: 'closed', clock: 'skipped' }
      const clock = known.end - known.start > hourMs ? ({ clock: 'twice' } as const) : {}
      if (!within || known.start < now) return { slot, state: 'closed', ...clock }
      const booked = busy.some(({ start, end }) => start < known.end && known.start < end)
      return { slot, state: booked ? 'booked' : 'free', ...clock }
    })
  }
  // A cache, because a calendar asks several times for every day it shows, and time zone calculations are
  // slow.
  const read = new Map<string, readonly DaySlot[]>()
  /**
   * Returns the slots within opening hours; a slot that the clock change skips, or that has begun, is closed.
   */
  const slotsOn = (date: string): readonly DaySlot[] => {
    const slots = read.get(date) ?? readSlots(date)
    read.set(date, slots)
    return slots
  }
  const isFree = (date: string, from: number, to: number) =>
    slotsOn(date).filter(({ slot, state }) => slot >= from && slot <= to && state === 'free').length ===
    to - from + 1
  /** Whether a day still has the minimum number of consecutive free hours. */
  const hasRoom = (date: string) =>
    slotsOn(date).some(({ slot }) => isFree(date, slot, slot + minimumSlots - 1))
  const isValid = ({ startDate, startSlot, endSlot }: Choice) =>
    startDate !== null &&
    startSlot !== null &&
    endSlot !== null &&
    endSlot - startSlot + 1 >= minimumSlots &&
    isFree(startDate, startSlot, endSlot)
  /** Whether another booking overlaps the chosen hours. */
  const touchesBooking = ({ startDate, startSlot, endSlot }: Choice) =>
    startDate !== null &&
    startSlot !== null &&
    endSlot !== null &&
    slotsOn(startDate).some(({ slot, state }) => state === 'booked' && slot >= startSlot && slot <= endSlot)
  /** Returns the first day with enough free hours; undefined if there is none. */
  const soonest = () => freeFrom({ ...facts, rentalMode: 'hour' }, now)
  return { today, timeZone, first, last, open, slotsOn, hasRoom, isValid, touchesBooking, soonest }
}

export type HourRules = ReturnType<typeof hourRules>
