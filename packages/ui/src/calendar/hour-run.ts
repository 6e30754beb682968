/** One hour of a day: slot n is from n − 1 to n o'clock. */
export interface HourSlot {
  /** From 1 to 24. */
  slot: number
  /** '10:00 a 11:00'. */
  text: string
  /** `booked` is taken; `closed` is outside opening hours or does not exist that day. */
  state: 'free' | 'booked' | 'closed'
  /** Read with it: 'Reservada'. */
  note?: string
}

/** Hours without a gap, both ends included. */
export interface HourRun {
  first: number
  last: number
}

const isFree = (slots: readonly HourSlot[], first: number, last: number) => {
  const between = slots.filter(({ slot }) => slot >= first && slot <= last)
  return between.length === last - first + 1 && between.every(({ state }) => state === 'free')
}

/**
 * What a press on an hour makes of the run: the first press begins it, another reaches to it when everything
 * between is free and begins anew when not; a press on an end takes that hour off, one in the middle ends there.
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
