import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { users } from '../../platform/db/schema/users.ts'
import { visits } from '../../platform/db/schema/visits.ts'
import { zones } from '../../platform/db/schema/zones.ts'

export type VisitRow = typeof visits.$inferSelect

/** A property that may be visited, and who shows it. Ids come from outside, so anything may be asked for. */
export const findPlace = async (db: Queryable, id: string) => {
  const [row] = await db
    .select({
      id: properties.id,
      name: properties.name,
      address: properties.address,
      country: zones.country,
      owner: { firstName: users.firstName, email: users.email, language: users.language },
    })
    .from(properties)
    .innerJoin(zones, eq(zones.id, properties.zoneId))
    .innerJoin(users, eq(users.id, properties.ownerId))
    .where(and(sql`${properties.id}::text = ${id}`, isNull(properties.deletedAt)))
  return row
}
export type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>

/** Keeps a visit; undefined when the provider told of it before. */
export const insertVisit = async (
  db: Queryable,
  visit: typeof visits.$inferInsert,
): Promise<VisitRow | undefined> => {
  const [row] = await db
    .insert(visits)
    .values(visit)
    .onConflictDoNothing({ target: visits.providerId })
    .returning()
  return row
}

/** Marks a visit as given up; undefined when it was, or is not ours. */
export const cancelVisit = async (db: Queryable, providerId: string): Promise<VisitRow | undefined> => {
  const [row] = await db
    .update(visits)
    .set({ status: 'cancelled', cancelUrl: null, rescheduleUrl: null })
    .where(and(eq(visits.providerId, providerId), eq(visits.status, 'scheduled')))
    .returning()
  return row
}

/** The language of a signed-in visitor, for the mail. */
export const languageOf = async (db: Queryable, userId: string) => {
  const [row] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId))
  return row?.language
}

/** Visits of a person, or to the properties of one; the latest first. */
export const findVisits = (db: Queryable, side: { visitorId: string } | { ownerId: string }, limit: number) =>
  db
    .select({ visit: visits, property: properties, zone: zones })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .innerJoin(zones, eq(zones.id, properties.zoneId))
    .where(
      and(
        eq(visits.kind, 'visit'),
        'ownerId' in side ? eq(properties.ownerId, side.ownerId) : eq(visits.userId, side.visitorId),
      ),
    )
    .orderBy(desc(visits.startsAt), desc(visits.id))
    .limit(limit)
