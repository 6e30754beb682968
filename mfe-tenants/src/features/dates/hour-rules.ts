import { addDays, dateAt, minimumSlots, slotsOf, slotsPerDay } from '@metrolibre/contract'
import type { CalendarFacts } from './calendar-facts.ts'
import type { Choice } from './choice.ts'

interface DaySlot {
  readonly slot: number
  readonly state: 'free' | 'booked' | 'closed'
  /** On a day on which the clock is changed: the hour does not exist, or comes twice and is paid once. */
  readonly clock?: 'skipped' | 'twice'
}

const hourMs = 3_600_000

/** The rules of a rent by hour over what is known of a place. RULES.md §5. */
export const hourRules = ({ lease, timeZone, openingHours, busy, now }: CalendarFacts) => {
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
  // A calendar asks for every day it shows, several times; zones make each answer dear.
  const read = new Map<string, readonly DaySlot[]>()
  /** The slots within opening hours; one that the clock skips, or that has begun, is closed. */
  const slotsOn = (date: string): readonly DaySlot[] => {
    const slots = read.get(date) ?? readSlots(date)
    read.set(date, slots)
    return slots
  }
  const isFree = (date: string, from: number, to: number) =>
    slotsOn(date).filter(({ slot, state }) => slot >= from && slot <= to && state === 'free').length ===
    to - from + 1
  /** Whether a day still has the fewest hours that can be booked, in a row. */
  const hasRoom = (date: string) =>
    slotsOn(date).some(({ slot }) => isFree(date, slot, slot + minimumSlots - 1))
  const isValid = ({ startDate, startSlot, endSlot }: Choice) =>
    startDate !== null &&
    startSlot !== null &&
    endSlot !== null &&
    endSlot - startSlot + 1 >= minimumSlots &&
    isFree(startDate, startSlot, endSlot)
  /** Whether another booking stands in hours that were chosen before it. */
  const touchesBooking = ({ startDate, startSlot, endSlot }: Choice) =>
    startDate !== null &&
    startSlot !== null &&
    endSlot !== null &&
    slotsOn(startDate).some(({ slot, state }) => state === 'booked' && slot >= startSlot && slot <= endSlot)
  /** The soonest day with room. */
  const soonest = (): string | undefined => {
    for (let day = first; day <= last; day = addDays(day, 1)) if (hasRoom(day)) return day
    return undefined
  }
  return { today, timeZone, first, last, open, slotsOn, hasRoom, isValid, touchesBooking, soonest }
}

export type HourRules = ReturnType<typeof hourRules>
