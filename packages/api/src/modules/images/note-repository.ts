import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { properties } from '../../platform/db/schema/properties.ts'

export const findStage = async (db: Queryable, propertyId: string) => {
  const [row] = await db
    .select({ stage: properties.stage })
    .from(properties)
    .where(eq(properties.id, propertyId))
  return row?.stage
}

/** Notes when a field of a property was last changed, beside what was noted before. */
export const noteChange = (db: Queryable, propertyId: string, field: string, at: Date) =>
  db
    .update(properties)
    .set({
      changedSinceVisit: sql`${properties.changedSinceVisit} || jsonb_build_object(${field}::text, ${at.toISOString()}::text)`,
    })
    .where(eq(properties.id, propertyId))
