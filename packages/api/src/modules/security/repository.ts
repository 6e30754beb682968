import { securityEventDays, type SecurityEventKind } from '@metrolibre/contract'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/client.ts'
import { securityEvents } from '../../platform/db/schema/security.ts'
import { users } from '../../platform/db/schema/users.ts'

export async function insertEvent(db: Queryable, event: typeof securityEvents.$inferInsert): Promise<void> {
  await db.insert(securityEvents).values(event)
}

export interface EventFilter {
  userId?: string | undefined
  kind?: SecurityEventKind | undefined
  /** Only events with a smaller id than this one. */
  before?: number | undefined
  limit: number
}

const actors = alias(users, 'actors')

/** Returns events with the first names of the user and the actor, newest first. */
export const listSecurityEvents = (db: Queryable, { userId, kind, before, limit }: EventFilter) =>
  db
    .select({
      event: securityEvents,
      user: { id: users.id, firstName: users.firstName },
      actor: { id: actors.id, firstName: actors.firstName },
    })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .leftJoin(actors, eq(actors.id, securityEvents.actorId))
    .where(
      and(
        userId ? eq(securityEvents.userId, userId) : undefined,
        kind ? eq(securityEvents.kind, kind) : undefined,
        before ? lt(securityEvents.id, before) : undefined,
      ),
    )
    .orderBy(desc(securityEvents.id))
    .limit(limit)

export type ListedEvent = Awaited<ReturnType<typeof listSecurityEvents>>[number]

/**
 * Removes events that are older than the retention period. The database refuses to delete younger ones by its
 * own clock.
 */
export async function forgetOldEvents(db: Queryable): Promise<void> {
  await db
    .delete(securityEvents)
    .where(lt(securityEvents.at, sql`now() - make_interval(days => ${securityEventDays})`))
}
