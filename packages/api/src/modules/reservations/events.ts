import type { ReservationEvent } from '@metrolibre/contract'
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { reservationEvents } from '../../platform/db/schema/reservations.ts'
import { users } from '../../platform/db/schema/users.ts'

/** What happened to a reservation, oldest first, with the name of whoever did it. */
export async function listEvents(db: Queryable, reservationId: string): Promise<ReservationEvent[]> {
  const rows = await db
    .select({
      event: reservationEvents,
      person: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(reservationEvents)
    .leftJoin(users, eq(users.id, reservationEvents.actorId))
    .where(eq(reservationEvents.reservationId, reservationId))
    .orderBy(asc(reservationEvents.id))
  return rows.map(({ event, person }) => ({
    id: String(event.id),
    from: event.fromState,
    to: event.toState,
    actor: event.actor,
    by: person,
    reason: event.reason,
    at: event.at.toISOString(),
  }))
}
