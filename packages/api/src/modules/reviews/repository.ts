import { and, avg, count, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { reviews } from '../../platform/db/schema/community.ts'
import { reservations } from '../../platform/db/schema/reservations.ts'
import { users } from '../../platform/db/schema/users.ts'

const receivers = alias(users, 'receivers')
const shown = and(eq(reviews.isVerified, true), eq(reviews.isActive, true))

/**
 * Inserts a review and marks its author as a reviewer. Returns its id, or undefined when the author had
 * reviewed this booking before.
 */
export async function insertReview(
  tx: Transaction,
  review: typeof reviews.$inferInsert,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(reviews)
    .values(review)
    .onConflictDoNothing({ target: [reviews.reservationId, reviews.creatorId] })
    .returning({ id: reviews.id })
  if (row) await tx.update(users).set({ didReview: true }).where(eq(users.id, review.creatorId))
  return row?.id
}

const withPeople = (db: Queryable) =>
  db
    .select({
      review: reviews,
      creator: { id: users.id, firstName: users.firstName },
      receiver: { id: receivers.id, firstName: receivers.firstName },
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.creatorId))
    .innerJoin(receivers, eq(receivers.id, reviews.receiverId))
    .innerJoin(reservations, eq(reservations.id, reviews.reservationId))
    .$dynamic()

export type ReviewView = Awaited<ReturnType<typeof withPeople>>[number]

const newestFirst = [desc(reviews.createdAt), desc(reviews.id)] as const

/** Returns the reviews of a property: those by its tenants that an admin verified. */
export const findOfProperty = (db: Queryable, propertyId: string, limit: number): Promise<ReviewView[]> =>
  withPeople(db)
    .where(ofProperty(propertyId))
    .orderBy(...newestFirst)
    .limit(limit)

const ofProperty = (propertyId: string) =>
  and(eq(reservations.propertyId, propertyId), eq(reviews.creatorId, reservations.tenantId), shown)

/** Returns the number of a property's reviews and their mean from 1 to 5, null without any. */
export const summarise = async (db: Queryable, propertyId: string) => {
  const [row] = await db
    .select({ count: count(), average: avg(reviews.rating) })
    .from(reviews)
    .innerJoin(reservations, eq(reservations.id, reviews.reservationId))
    .where(ofProperty(propertyId))
  return { count: row?.count ?? 0, average: row?.average ? Number(row.average) : null }
}

export const findWrittenReview = (db: Queryable, userId: string, limit: number): Promise<ReviewView[]> =>
  withPeople(db)
    .where(eq(reviews.creatorId, userId))
    .orderBy(...newestFirst)
    .limit(limit)

export const findReceived = (db: Queryable, userId: string, limit: number): Promise<ReviewView[]> =>
  withPeople(db)
    .where(and(eq(reviews.receiverId, userId), shown))
    .orderBy(...newestFirst)
    .limit(limit)
