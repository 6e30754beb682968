import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { publications } from '../../platform/db/schema/community.ts'
import { properties } from '../../platform/db/schema/properties.ts'

export const findStage = async (db: Queryable, propertyId: string) => {
  const [row] = await db
    .select({ stage: properties.stage })
    .from(properties)
    .where(eq(properties.id, propertyId))
  return row?.stage
}

/** Notes when a field of a property was last changed, besides what was noted before. */
export const noteChange = (db: Queryable, propertyId: string, field: string, at: Date) =>
  db
    .update(properties)
    .set({
      changedSinceVisit: sql`${properties.changedSinceVisit} || jsonb_build_object(${field}::text, ${at.toISOString()}::text)`,
    })
    .where(eq(properties.id, propertyId))

/** What a post is set to when its author changes it: nobody sees the new content unchecked (RULES.md §7.31). */
export const waitingPost = { isVerified: false, isActive: true, refusal: null, announced: null } as const

/** Takes a post back to those that wait for an admin. */
export const makePostWait = (db: Queryable, id: string) =>
  db.update(publications).set(waitingPost).where(eq(publications.id, id))
