import type { Availability } from '@metrolibre/api-client'
import { dateAt } from '@metrolibre/contract'

export interface ShownLease {
  /** First free day from now on, and the day the window closes: pure dates. */
  from: string
  to: string
  /** What is past or booked, as fractions of the window. */
  taken: { from: number; to: number }[]
}

const dayMs = 86_400_000
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/**
 * The lease window as a tape shows it. Now is when the answer was given, so that a server and a browser
 * draw the same. Where rooms are let one by one, the bookings of some say nothing about the others.
 * @returns undefined without a window, or when it is over.
 */
export const shownLease = (
  { lease, busy, timeZone, serverTime }: Availability,
  { byRoom }: { byRoom: boolean },
): ShownLease | undefined => {
  if (!lease) return undefined
  const today = dateAt(serverTime, timeZone)
  if (lease.end <= today) return undefined
  const begin = lease.start > today ? lease.start : today
  const [start, end] = [startOf(begin), startOf(lease.end)]
  const place = (at: number) => Math.min(1, Math.max(0, (at - start) / (end - start)))
  const booked = byRoom
    ? []
    : busy.map((period) => ({
        start: startOf(dateAt(period.start, timeZone)),
        end: startOf(dateAt(period.end, timeZone)),
      }))
  const taken = booked
    .map((period) => ({ from: place(period.start), to: place(period.end) }))
    .filter(({ from, to }) => to > from)
  let free = start
  for (const period of booked) if (period.start <= free && period.end > free) free = period.end
  if (free >= end) return undefined
  return {
    from: new Date(free).toISOString().slice(0, 10),
    to: new Date(end - dayMs).toISOString().slice(0, 10),
    taken,
  }
}
