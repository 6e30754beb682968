import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { mandates } from '../../platform/db/schema/mandates.ts'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { rooms } from '../../platform/db/schema/rooms.ts'
import { users } from '../../platform/db/schema/users.ts'

const actor = { id: users.id, firstName: users.firstName, lastName: users.lastName }

/** Why the owner declined, where an entry is about that. It stays with the offer, from which it goes with the owner. */
const declineReason = sql<string | null>`(
  select nullif(${mandates.declineReason}, '') from ${mandates}
  where ${mandates.propertyId}::text = ${auditLog.entityId} and ${mandates.answeredAt} = ${auditLog.at}
    and ${auditLog.after} ->> 'stage' = 'declined')`

/** Returns what was recorded about a property and its rooms, newest first, before an entry if one is given. */
export const listPropertyEvents = (
  db: Queryable,
  propertyId: string,
  { before, limit }: { before: number | undefined; limit: number },
) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      before: auditLog.before,
      after: auditLog.after,
      reason: sql<string | null>`coalesce(${declineReason}, ${auditLog.after} ->> 'reason')`,
      actor,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        or(
          and(eq(auditLog.entity, 'property'), eq(auditLog.entityId, propertyId)),
          and(
            eq(auditLog.entity, 'room'),
            sql`${auditLog.entityId} in (select id::text from ${rooms} where ${rooms.propertyId} = ${propertyId})`,
          ),
        ),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit)

export type EventRow = Awaited<ReturnType<typeof listPropertyEvents>>[number]
