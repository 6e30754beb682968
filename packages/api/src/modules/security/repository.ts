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
  /** Only events before this one. */
  before?: number | undefined
  limit: number
}

const actors = alias(users, 'actors')

/** Events with the names that belong to them, newest first. */
export const listEvents = (db: Queryable, { userId, kind, before, limit }: EventFilter) =>
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

export type ListedEvent = Awaited<ReturnType<typeof listEvents>>[number]

/** Removes what was kept long enough; the database holds on to younger rows by its own clock. */
export async function forgetOldEvents(db: Queryable): Promise<void> {
  await db
    .delete(securityEvents)
    .where(lt(securityEvents.at, sql`now() - make_interval(days => ${securityEventDays})`))
}
