import type { Range } from '@metrolibre/contract'

/** How much a calendar covers when the request names no end: 750 days. */
export const calendarMs = 750 * 86_400_000

/** Joins periods that touch, so that a whole property's calendar does not reveal its rooms. They come in order. */
export const joinSpans = (spans: readonly Range[]): Range[] => {
  const joined: Range[] = []
  for (const { start, end } of spans) {
    const last = joined.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}
