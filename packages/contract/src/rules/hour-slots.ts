import { dateAt, instantsOf, type TimeZone } from './time-zones.ts'

const hourMs = 3_600_000

/** Slots of a day: slot n is from n−1 to n o'clock. RULES §5. */
export const slotsPerDay = 24
export const minimumSlots = 2

export interface HourSlot {
  /** 1–24. */
  readonly slot: number
  /** Epoch milliseconds, half-open. A slot that comes twice spans both of its hours and counts once. */
  readonly start: number
  readonly end: number
}

/** One slot of a date; undefined when the clock skips it. */
export const slotOf = (date: string, slot: number, zone: TimeZone): HourSlot | undefined => {
  const [first, second] = instantsOf(date, slot - 1, zone)
  return first === undefined ? undefined : { slot, start: first, end: (second ?? first) + hourMs }
}

/** The slots a date really has, in order. */
export const slotsOf = (date: string, zone: TimeZone): HourSlot[] =>
  Array.from({ length: slotsPerDay }, (_, index) => slotOf(date, index + 1, zone)).filter(
    (slot) => slot !== undefined,
  )

/** The range from slot `first` to the end of slot `last`; undefined when the day does not have both. */
export const rangeOfSlots = (date: string, first: number, last: number, zone: TimeZone) => {
  if (first < 1 || first > last || last > slotsPerDay) return undefined
  const from = slotOf(date, first, zone)
  const to = slotOf(date, last, zone)
  return from && to ? { start: from.start, end: to.end } : undefined
}

export interface SlotRun {
  readonly date: string
  readonly startSlot: number
  readonly endSlot: number
  /** Slots to be paid. */
  readonly quantity: number
}

/** Which slots a range is made of; undefined when it does not begin and end with slots of one day. */
export const slotsOfRange = (range: { start: number; end: number }, zone: TimeZone): SlotRun | undefined => {
  const date = dateAt(range.start, zone)
  const slots = slotsOf(date, zone)
  const first = slots.findIndex((slot) => slot.start === range.start)
  const last = slots.findIndex((slot) => slot.end === range.end)
  const from = slots[first]
  const to = slots[last]
  if (!from || !to || first > last) return undefined
  return { date, startSlot: from.slot, endSlot: to.slot, quantity: last - first + 1 }
}
