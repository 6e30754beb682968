import { lapsedAfterMinutes } from '@metrolibre/contract'
import { and, eq, gte, inArray, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { reservationEvents, reservations } from '../../platform/db/schema/reservations.ts'

/**
 * How many holds of a tenant have lapsed since then without a payment: their time ran out, or they were given up after
 * they had kept others away for a while. A transfer that never came is an admin's affair. RULES.md §6.
 */
export const countLapses = async (db: Queryable, tenantId: string, since: Date): Promise<number> => {
  const { toState, fromState, actor, at } = reservationEvents
  const kept = sql`${at} - ${reservations.createdAt} >= make_interval(mins => ${lapsedAfterMinutes})`
  const ran = and(eq(toState, 'expired'), ne(fromState, 'awaiting_transfer'))
  const givenUp = and(eq(toState, 'cancelled'), eq(actor, 'tenant'), kept)
  const [row] = await db
    .select({ lapses: sql<number>`count(*)::int` })
    .from(reservations)
    .innerJoin(reservationEvents, eq(reservationEvents.reservationId, reservations.id))
    .where(
      and(
        eq(reservations.tenantId, tenantId),
        // Paid too late is paid.
        inArray(reservations.state, ['expired', 'cancelled']),
        gte(at, since),
        or(ran, givenUp),
      ),
    )
  return row?.lapses ?? 0
}
