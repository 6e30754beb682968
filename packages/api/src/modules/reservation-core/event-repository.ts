import type { ReservationActor, ReservationEvent, ReservationState } from '@metrolibre/contract'
import { asc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { reservationEvents } from '../../platform/db/schema/reservations.ts'
import { users } from '../../platform/db/schema/users.ts'

/** Returns what happened to a reservation, oldest first, with the names of the people who did it. */
export async function listReservationEvents(
  db: Queryable,
  reservationId: string,
): Promise<ReservationEvent[]> {
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

/** One row of a reservation's history. `from` is null for a new reservation. */
export interface TransitionRecord {
  readonly id: string
  readonly from: ReservationState | null
  readonly to: ReservationState
  readonly actor: ReservationActor
  readonly at: Date
  readonly actorId?: string | null
  readonly reason?: string
  readonly data?: Record<string, unknown>
}

/** Writes the audit row of a transition. */
export async function recordTransition(tx: Transaction, change: TransitionRecord): Promise<void> {
  await tx.insert(reservationEvents).values({
    reservationId: change.id,
    fromState: change.from,
    toState: change.to,
    actor: change.actor,
    actorId: change.actorId ?? null,
    reason: change.reason ?? null,
    data: change.data ?? {},
    at: change.at,
  })
}
