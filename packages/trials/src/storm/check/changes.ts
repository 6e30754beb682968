import type { StormHistory } from '../history.ts'
import type { StormWorld } from '../world.ts'
import type { StormBookingFacts } from './facts.ts'

type Gone = Extract<StormHistory[number], { readonly kind: 'taken away' }>

/** For how long a reservation may block a place that was taken away in this way, as a test of one reservation. */
const offends: Readonly<
  Record<
    Gone['way'],
    (span: { from: number; to: number; end: number }, gone: number, lease: number) => boolean
  >
> = {
  // Nothing that blocked was left when it went, and nothing may come after.
  'room deleted': ({ to }, gone) => to > gone,
  'property trashed': ({ to }, gone) => to > gone,
  'lease shortened': ({ to, end }, gone, lease) => to > gone && end > lease,
  // An admin may switch an owner off who has bookings, but nobody holds a place of that owner afterwards.
  'owner switched off': ({ from }, gone) => from > gone,
}

/** I9: nobody holds a place that was taken away, neither from before nor from afterwards. */
export async function checkGone(
  { reservations, blockings }: StormBookingFacts,
  history: StormHistory,
  { sql, clock }: Pick<StormWorld, 'sql' | 'clock'>,
): Promise<string[]> {
  const leases = await sql<Array<{ id: string; end: number }>>`
    select id, (extract(epoch from end_lease::timestamp at time zone 'America/Santiago') * 1000)::float8 as end
    from properties`
  const leaseOf = new Map(leases.map(({ id, end }) => [id, end]))
  const known = new Map(reservations.map((row) => [row.id, row]))
  return history.flatMap((seen) => {
    if (seen.kind !== 'taken away') return []
    const gone = clock.at(seen.at)
    return blockings
      .filter(({ reservation, from, to }) => {
        const { property, room, end } = known.get(reservation)!
        const isOfPlace = property === seen.property && (seen.way !== 'room deleted' || room === seen.room)
        return isOfPlace && offends[seen.way]({ from, to, end }, gone, leaseOf.get(property)!)
      })
      .map(({ reservation }) => `I9 ${reservation} holds a place although: ${seen.way}`)
  })
}

/** I10: no extension was made while its booking's tenant was asking to cancel it. */
export async function checkExtensions({ sql }: Pick<StormWorld, 'sql'>): Promise<string[]> {
  const found = await sql<Array<{ id: string }>>`
    select r.id from reservations r join cancellations c on c.reservation_id = r.previous_reservation_id
    where r.created_at > c.asked_at and (c.ended_at is null or r.created_at < c.ended_at)`
  return found.map(({ id }) => `I10 ${id} extends a booking that is being cancelled`)
}
