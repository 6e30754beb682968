import { lapsedAfterMinutes, pendingStates } from '@metrolibre/contract'
import { and, eq, gte, inArray, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { reservationEvents, reservations } from '../../platform/db/schema/reservations.ts'

/**
 * Counts a tenant's holds that lapsed unpaid since then: their time ran out, or the tenant cancelled them. The
 * latter count by the time for which they blocked a period, so that cancelling just before the end and holding
 * again brings nothing. Transfers that never arrived are not counted, because an admin decided to wait for them
 * (RULES.md §6.13, §6.13a).
 */
export const countLapses = async (db: Queryable, tenantId: string, since: Date): Promise<number> => {
  const { toState, fromState, actor, at } = reservationEvents
  const whole = sql`make_interval(mins => ${lapsedAfterMinutes})`
  const share = sql`extract(epoch from least(${at} - ${reservations.createdAt}, ${whole})) / extract(epoch from ${whole})`
  const ran = and(eq(toState, 'expired'), ne(fromState, 'awaiting_transfer'))
  const givenUp = and(eq(toState, 'cancelled'), eq(actor, 'tenant'), inArray(fromState, [...pendingStates]))
  const [row] = await db
    .select({
      lapses: sql<number>`(count(*) filter (where ${ran})
        + floor(coalesce(sum(${share}) filter (where ${givenUp}), 0)))::int`,
    })
    .from(reservations)
    .innerJoin(reservationEvents, eq(reservationEvents.reservationId, reservations.id))
    .where(
      and(
        eq(reservations.tenantId, tenantId),
        // A reservation that was paid after it lapsed has left these states and is not counted.
        inArray(reservations.state, ['expired', 'cancelled']),
        gte(at, since),
        or(ran, givenUp),
      ),
    )
  return row!.lapses
}
