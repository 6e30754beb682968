import { and, desc, eq, getTableColumns, gt, isNull, lt, not, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { users } from '../../platform/db/schema/users.ts'
import { visits } from '../../platform/db/schema/visits.ts'
import { zones } from '../../platform/db/schema/zones.ts'

export type VisitRow = typeof visits.$inferSelect

/**
 * Returns a property that can be visited, with its owner. The id comes from outside, so it is compared as
 * text and may be anything.
 */
export const findVisitedPlace = async (db: Queryable, id: string) => {
  const [row] = await db
    .select({
      id: properties.id,
      name: properties.name,
      address: properties.address,
      street: properties.street,
      zoneName: properties.zoneName,
      city: properties.city,
      phone: properties.phone,
      visitHours: properties.visitHours,
      country: zones.country,
      timeZone: zones.timeZone,
      owner: {
        id: users.id,
        firstName: users.firstName,
        email: users.email,
        emailConfirmedAt: users.emailConfirmedAt,
        language: users.language,
      },
    })
    .from(properties)
    .innerJoin(zones, eq(zones.id, properties.zoneId))
    .innerJoin(users, eq(users.id, properties.ownerId))
    .where(and(sql`${properties.id}::text = ${id}`, isNull(properties.deletedAt)))
  return row
}
export type VisitedPlace = NonNullable<Awaited<ReturnType<typeof findVisitedPlace>>>

/** Inserts a visit. Returns undefined when the provider reported it before. */
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

/** Returns the visit to a place that the provider knows under this id. */
export const findVisitAt = async (
  db: Queryable,
  propertyId: string,
  providerId: string,
): Promise<VisitRow | undefined> => {
  const [row] = await db
    .select()
    .from(visits)
    .where(and(eq(visits.providerId, providerId), eq(visits.propertyId, propertyId)))
  return row
}

/**
 * Marks a visit as cancelled that the widget reports so. Returns undefined when it was cancelled before, is unknown, or is run
 * here since it was moved or cancelled.
 */
export const cancelVisit = async (
  db: Queryable,
  providerId: string,
  at: Date,
): Promise<VisitRow | undefined> => {
  const [row] = await db
    .update(visits)
    .set({ status: 'cancelled', cancelUrl: null, rescheduleUrl: null, updatedAt: at })
    .where(and(eq(visits.providerId, providerId), eq(visits.status, 'scheduled'), not(visits.isRunHere)))
    .returning()
  return row
}

/**
 * Returns the stage of a property and locks its row until the transaction ends. A visit that was just inserted
 * holds a lock for its foreign key, so a lock that excludes such locks would let two notices wait for each other.
 */
export const lockStage = async (tx: Transaction, propertyId: string) => {
  const [row] = await tx
    .select({ id: properties.id, stage: properties.stage })
    .from(properties)
    .where(eq(properties.id, propertyId))
    .for('no key update')
  return row!
}

/** Tells whether an inspector is expected at a property. */
export const hasTechnicalVisit = async (tx: Transaction, propertyId: string): Promise<boolean> => {
  const scheduled = and(
    eq(visits.propertyId, propertyId),
    eq(visits.kind, 'technical'),
    eq(visits.status, 'scheduled'),
  )
  return (await tx.$count(visits, scheduled)) > 0
}

/**
 * Returns the last cancelled technical visit of each property that still waits for one, if none is expected and it was
 * cancelled before this time.
 */
export const findNeverRebooked = (db: Queryable, before: Date): Promise<VisitRow[]> => {
  const other = alias(visits, 'other')
  const expectedOrLater = db
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.propertyId, visits.propertyId),
        eq(other.kind, 'technical'),
        or(eq(other.status, 'scheduled'), gt(other.updatedAt, visits.updatedAt)),
      ),
    )
  return db
    .select(getTableColumns(visits))
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .where(
      and(
        eq(visits.kind, 'technical'),
        eq(visits.status, 'cancelled'),
        lt(visits.updatedAt, before),
        eq(properties.stage, 'visit_scheduled'),
        isNull(properties.deletedAt),
        notExists(expectedOrLater),
      ),
    )
}

/** Returns the id of a user who was not erased, and keeps the account from being erased until the transaction ends. */
export async function lockPerson(tx: Transaction, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('key share')
  return row?.id ?? null
}

/** Returns the language of a signed-in visitor for the mail. */
export const languageOfVisit = async (db: Queryable, userId: string) => {
  const [row] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId))
  return row?.language
}

const withPlace = (db: Queryable) =>
  db
    .select({ visit: visits, property: properties, zone: zones })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .innerJoin(zones, eq(zones.id, properties.zoneId))
export type VisitWithPlace = Awaited<ReturnType<typeof withPlace>>[number]

/** Returns the visit for which an inspector is expected at a property: the latest if there are several. */
export async function findTechnicalVisit(
  db: Queryable,
  propertyId: string,
): Promise<VisitWithPlace | undefined> {
  const [row] = await withPlace(db)
    .where(
      and(eq(visits.propertyId, propertyId), eq(visits.kind, 'technical'), eq(visits.status, 'scheduled')),
    )
    .orderBy(desc(visits.startsAt), desc(visits.id))
    .limit(1)
  return row
}

/** Returns a visit with its place. */
export async function findVisit(db: Queryable, id: string): Promise<VisitWithPlace | undefined> {
  const [row] = await withPlace(db).where(and(eq(visits.id, id), eq(visits.kind, 'visit')))
  return row
}

/** Returns the visits of a visitor, or those to an owner's properties, the latest first. */
export const findVisits = (db: Queryable, side: { visitorId: string } | { ownerId: string }, limit: number) =>
  withPlace(db)
    .where(
      and(
        eq(visits.kind, 'visit'),
        'ownerId' in side ? eq(properties.ownerId, side.ownerId) : eq(visits.userId, side.visitorId),
      ),
    )
    .orderBy(desc(visits.startsAt), desc(visits.id))
    .limit(limit)
