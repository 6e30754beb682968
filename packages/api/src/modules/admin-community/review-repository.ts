import { and, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/client.ts'
import { reviews } from '../../platform/db/schema/community.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { reservations } from '../../platform/db/schema/reservations.ts'
import { users } from '../../platform/db/schema/users.ts'
import { pageOfList, type ListQuery } from '../../platform/list/page-repository.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'
import { countUpToLimit } from '../../platform/list/total-repository.ts'
import { flagIs, type FlagFilter } from './flag-repository.ts'

export type ReviewListSide = 'tenant' | 'owner'

const receivers = alias(users, 'receivers')
// Written as in the index `reviews_words`.
const words = sql`search_text(' ' || ${reviews.title} || ' ' || ${reviews.comment})`
const sorts = {
  created: { by: reviews.createdAt, type: 'instant', order: 'desc' },
  rating: { by: reviews.rating, type: 'integer', order: 'asc' },
} as const
const listed = { id: reviews.id, sorts, defaultSort: 'created' } as const

export type ReviewFilter = FlagFilter & { readonly writtenBy?: ReviewListSide | undefined }

const matches = ({ q, isVerified, isActive, writtenBy }: ReviewFilter): SQL | undefined =>
  and(
    // The count needs a condition even where there is no filter.
    sql`true`,
    ...(q ? textPatterns(q).map((pattern) => sql`${words} like ${pattern}`) : []),
    flagIs(reviews.isVerified, isVerified),
    flagIs(reviews.isActive, isActive),
    flagIs(reviews.byTenant, writtenBy && writtenBy === 'tenant'),
  )

const selected = {
  review: reviews,
  creator: { id: users.id, firstName: users.firstName },
  receiver: { id: receivers.id, firstName: receivers.firstName },
  tenantId: reservations.tenantId,
  location: { id: properties.id, name: properties.name },
}

export type AdminReviewView = Awaited<ReturnType<typeof findReview>> & object

/** Selects the ids of the reviews of a filter. */
export const selectReviewIds = (filter: ReviewFilter): SQL =>
  sql`select ${reviews.id} as id from ${reviews} where ${matches(filter)}`

/** Reads a page of all reviews. */
export async function listReviewRows(db: Queryable, query: ReviewFilter & ListQuery<keyof typeof sorts>) {
  const page = pageOfList(listed, query)
  const all = matches(query)
  const rows = await db
    .select({ id: reviews.id, key: page.key, ...selected })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.creatorId))
    .innerJoin(receivers, eq(receivers.id, reviews.receiverId))
    .leftJoin(reservations, eq(reservations.id, reviews.reservationId))
    .leftJoin(properties, eq(properties.id, reservations.propertyId))
    .where(and(all, page.within))
    .orderBy(page.orderBy)
    .limit(page.limit)
  return page.answer(rows, await countUpToLimit(db, sql`select from ${reviews} where ${all}`))
}

export async function findReview(db: Queryable, id: string) {
  const [row] = await db
    .select(selected)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.creatorId))
    .innerJoin(receivers, eq(receivers.id, reviews.receiverId))
    .leftJoin(reservations, eq(reservations.id, reviews.reservationId))
    .leftJoin(properties, eq(properties.id, reservations.propertyId))
    .where(eq(reviews.id, id))
  return row
}

/** Returns a review and locks it until the transaction ends. */
export async function lockReview(db: Queryable, id: string) {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id)).for('update')
  return row
}

export const changeReview = (db: Queryable, id: string, values: Partial<typeof reviews.$inferInsert>) =>
  db.update(reviews).set(values).where(eq(reviews.id, id))
