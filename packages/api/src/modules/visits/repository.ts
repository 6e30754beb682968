import type { VisitRange } from '@metrolibre/contract'
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
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
export const findPlace = async (db: Queryable, id: string) => {
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
      owner: { id: users.id, firstName: users.firstName, email: users.email, language: users.language },
    })
    .from(properties)
    .innerJoin(zones, eq(zones.id, properties.zoneId))
    .innerJoin(users, eq(users.id, properties.ownerId))
    .where(and(sql`${properties.id}::text = ${id}`, isNull(properties.deletedAt)))
  return row
}
export type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>

/** Sets the visiting hours of a property of this owner. Returns false when there is none. */
export const setVisitHours = async (
  db: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
  visitHours: VisitRange[] | null,
  at: Date,
): Promise<boolean> => {
  const rows = await db
    .update(properties)
    .set({ visitHours, updatedAt: at })
    .where(and(eq(properties.id, id), eq(properties.ownerId, ownerId), isNull(properties.deletedAt)))
    .returning({ id: properties.id })
  return rows.length > 0
}

/** Returns the visit that somebody has booked at this place for this very time. */
export const findSameVisit = async (
  db: Queryable,
  { propertyId, email, start }: { propertyId: string; email: string; start: Date },
): Promise<VisitRow | undefined> => {
  const [row] = await db
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.propertyId, propertyId),
        eq(visits.visitorEmail, email),
        eq(visits.startsAt, start),
        eq(visits.status, 'scheduled'),
      ),
    )
  return row
}

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

/** Changes a visit that is run here from now on. The links of the widget lead to what no longer counts. */
export const changeVisit = async (
  db: Queryable,
  id: string,
  values: Partial<typeof visits.$inferInsert>,
): Promise<VisitRow> => {
  const [row] = await db
    .update(visits)
    .set({ ...values, isRunHere: true, cancelUrl: null, rescheduleUrl: null })
    .where(eq(visits.id, id))
    .returning()
  return row!
}

/** Marks a visit as cancelled, without a word to anybody. */
export const endVisit = (db: Queryable, id: string, at: Date) =>
  db.update(visits).set({ status: 'cancelled', updatedAt: at }).where(eq(visits.id, id))

/** Returns the visit of somebody who looks for a place, and locks its row until the transaction ends. */
export const lockVisit = async (tx: Transaction, id: string): Promise<VisitRow | undefined> => {
  const [row] = await tx
    .select()
    .from(visits)
    .where(and(eq(visits.id, id), eq(visits.kind, 'visit')))
    .for('no key update')
  return row
}

/** Returns when people are expected at a property after a moment, except for one visit. */
export const findExpected = (db: Queryable, propertyId: string, after: Date, exceptId?: string) =>
  db
    .select({ startsAt: visits.startsAt, endsAt: visits.endsAt })
    .from(visits)
    .where(
      and(
        eq(visits.propertyId, propertyId),
        eq(visits.status, 'scheduled'),
        gt(visits.endsAt, after),
        isNotNull(visits.startsAt),
        exceptId === undefined ? undefined : ne(visits.id, exceptId),
      ),
    )

/** Removes how the visitors of visits that ended before this time were reached. */
export const forgetVisitors = (db: Queryable, before: Date) =>
  db
    .update(visits)
    .set({ visitorEmail: null, visitorPhone: null })
    .where(and(lt(visits.endsAt, before), or(isNotNull(visits.visitorEmail), isNotNull(visits.visitorPhone))))

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
export const languageOf = async (db: Queryable, userId: string) => {
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
