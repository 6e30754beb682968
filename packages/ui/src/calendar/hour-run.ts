/** One hour of a day: slot n runs from n − 1 to n o'clock. */
export interface HourSlot {
  /** From 1 to 24. */
  slot: number
  /** '10:00 a 11:00'. */
  text: string
  /** `booked`: taken by another booking; `closed`: outside opening hours, or missing on that day. */
  state: 'free' | 'booked' | 'closed'
  /** Read aloud together with the hour: 'Reservada'. */
  note?: string
}

/** A run of consecutive hours; both ends are included. */
export interface HourRun {
  first: number
  last: number
}

const isFree = (slots: readonly HourSlot[], first: number, last: number) => {
  const between = slots.filter(({ slot }) => slot >= first && slot <= last)
  return between.length === last - first + 1 && between.every(({ state }) => state === 'free')
}

/**
 * Returns the run after an hour is pressed; null when none is left. The first press starts a run. A press
 * outside extends it when every hour between is free, and otherwise starts again there. A press on an end
 * removes that hour; a press inside makes it the last one.
 */
export const pressHour = (
  slots: readonly HourSlot[],
  run: HourRun | null,
  pressed: number,
): HourRun | null => {
  const alone = { first: pressed, last: pressed }
  if (!run) return alone
  const { first, last } = run
  if (pressed < first || pressed > last) {
    const grown = { first: Math.min(first, pressed), last: Math.max(last, pressed) }
    return isFree(slots, grown.first, grown.last) ? grown : alone
  }
  if (first === last) return null
  if (pressed === first) return { first: first + 1, last }
  if (pressed === last) return { first, last: last - 1 }
  return { first, last: pressed }
}
