import type { StormHistory } from '../history.ts'
import type { Clocked } from '../fast-clock.ts'
import type { StormBookingFacts, StormFacts, ReservationFact } from './facts.ts'

type Occupied = Pick<ReservationFact, 'property' | 'room' | 'start' | 'end'>

const overlap = (one: Occupied, two: Occupied): boolean =>
  one.property === two.property &&
  (one.room === null || two.room === null || one.room === two.room) &&
  one.start < two.end &&
  two.start < one.end

/** I1: no two blocking reservations overlap. */
export function checkOverlaps({ reservations }: StormBookingFacts): string[] {
  const blocking = reservations.filter(({ blocks }) => blocks)
  return blocking.flatMap((one, index) =>
    blocking
      .slice(index + 1)
      .filter((two) => overlap(one, two))
      .map((two) => `I1 ${one.id} and ${two.id} overlap`),
  )
}

/** I2: everything that was acknowledged exists. */
export function checkAcknowledged({ reservations }: StormFacts, history: StormHistory): string[] {
  const known = new Map(reservations.map((row) => [row.id, row]))
  return history.flatMap((seen) => {
    if (seen.kind === 'held' && known.get(seen.reservation)?.tenant !== seen.tenant)
      return [`I2 acknowledged hold ${seen.reservation} does not exist`]
    if (seen.kind === 'cancelled' && known.get(seen.reservation)?.blocks !== false)
      return known.get(seen.reservation)?.state === 'confirmed'
        ? []
        : [`I2 acknowledged cancellation of ${seen.reservation} is lost`]
    return []
  })
}

/** I3: one key has one reservation and one session. */
export function checkKeys({ sessions }: StormFacts, history: StormHistory): string[] {
  const held = history.filter((seen) => seen.kind === 'held')
  const opened = history.filter((seen) => seen.kind === 'opened')
  const made = [
    ...held.map(({ key, reservation }) => [`hold ${key}`, reservation] as const),
    ...opened.map(({ key, session }) => [`checkout ${key}`, session] as const),
    ...sessions.map(({ checkout, id }) => [`attempt ${checkout}`, id] as const),
  ]
  const groups = new Map<string, Set<string>>()
  for (const [key, result] of made) groups.set(key, (groups.get(key) ?? new Set()).add(result))
  return [...groups]
    .filter(([, results]) => results.size > 1)
    .map(([key, results]) => `I3 ${key} made ${results.size}`)
}

// A transition has the time at which its transaction began, so it may become visible a little later.
const slackMs = 2_000

/**
 * I8: a client that got "taken" met a reservation that blocked the period during the call. `apart` says by how much times that
 * were written then may differ.
 */
export function checkRefusals(
  { reservations, blockings }: StormFacts,
  history: StormHistory,
  { clock }: Clocked<'at'>,
  apart: (at: number) => number = () => 0,
): string[] {
  const known = new Map(reservations.map((row) => [row.id, row]))
  const spans = blockings.map((blocking) => ({ ...known.get(blocking.reservation)!, ...blocking }))
  return history.flatMap((seen) => {
    if (seen.kind !== 'taken') return []
    const asked = { ...seen.place, ...seen.range }
    const by = apart(seen.from)
    const [from, to] = [clock.at(seen.from - slackMs - by), clock.at(seen.to + by)]
    const justified = spans.some((span) => overlap(span, asked) && span.from <= to && span.to >= from)
    return justified
      ? []
      : [`I8 refused without reason: ${seen.place.property} ${new Date(seen.range.start).toISOString()}`]
  })
}
