import type { VisitRange } from '@metrolibre/contract'
import { and, eq, gt, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { visits } from '../../platform/db/schema/visits.ts'
import type { VisitRow } from './repository.ts'

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
