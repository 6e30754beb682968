import type { Availability } from '@metrolibre/api-client'
import { dateAt } from '@metrolibre/contract'

export interface ShownLease {
  /** The first free day from now on, and the day the window ends, as dates without time. */
  from: string
  to: string
  /** Booked stretches, as fractions of the window from now on. */
  taken: { from: number; to: number }[]
}

const dayMs = 86_400_000
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/**
 * Returns the lease window for display as tape. The current time is that of the response, so that server and
 * browser render the same. When rooms are rented one by one, bookings are ignored, because those of some
 * rooms say nothing about the others. Returns undefined without a window, or when it is over or fully booked.
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
