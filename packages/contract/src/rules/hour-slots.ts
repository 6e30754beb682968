import { dateAt, instantsOf, type TimeZone } from './time-zones.ts'

const hourMs = 3_600_000

/** The slots of a day. Slot n lasts from n−1 to n o'clock (RULES.md §5.9a). */
export const slotsPerDay = 24
export const minimumSlots = 2

/** Writes a full hour, the same in all languages: `9:00`, and `24:00` for midnight at the end of a day. */
export const hourText = (hour: number): string => `${hour}:00`

/** Writes when the slots from `first` to `last` begin and end: 11 to 14 are from `10:00` to `14:00`. */
export const hoursOfSlots = (first: number, last: number) => ({
  from: hourText(first - 1),
  to: hourText(last),
})

/** The same as one short text: `10:00–14:00`. */
export const hoursSpan = (first: number, last: number): string =>
  Object.values(hoursOfSlots(first, last)).join('–')

export interface HourSlot {
  /** From 1 to 24. */
  readonly slot: number
  /** Epoch milliseconds, half-open. A slot whose hour occurs twice spans both hours and counts once. */
  readonly start: number
  readonly end: number
}

/** Returns one slot of a date, or undefined when the clock skips it. */
export const slotOf = (date: string, slot: number, zone: TimeZone): HourSlot | undefined => {
  const [first, second] = instantsOf(date, slot - 1, zone)
  return first === undefined ? undefined : { slot, start: first, end: (second ?? first) + hourMs }
}

/** Returns the slots that a date really has, in order. */
export const slotsOf = (date: string, zone: TimeZone): HourSlot[] =>
  Array.from({ length: slotsPerDay }, (_, index) => slotOf(date, index + 1, zone)).filter(
    (slot) => slot !== undefined,
  )

/**
 * Returns the range from the start of slot `first` to the end of slot `last`, or undefined when the day lacks
 * one of them.
 */
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
  /** The number of slots to be paid. */
  readonly quantity: number
}

/** Returns the slots of a range, or undefined when it does not begin and end with slots of the same day. */
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
