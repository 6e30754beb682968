import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { favourites } from '../../platform/db/schema/favourites.ts'
import { properties } from '../../platform/db/schema/properties.ts'

export type FavouriteRow = typeof favourites.$inferSelect
export type NewFavourite = typeof favourites.$inferInsert

const { userId, propertyId, savedAt } = favourites
const one = (ownerId: string, id: string) => and(eq(userId, ownerId), eq(propertyId, id))

/** Makes changes of one user's favourites follow each other, so that together they stay within the limit. */
export const lockFavourites = (tx: Queryable, ownerId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('favourites'), hashtext(${ownerId}))`)

export const listFavourites = (db: Queryable, ownerId: string): Promise<FavouriteRow[]> =>
  db.select().from(favourites).where(eq(userId, ownerId)).orderBy(desc(savedAt), desc(propertyId))

export const findFavourite = async (
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<FavouriteRow | undefined> => {
  const [row] = await db.select().from(favourites).where(one(ownerId, id))
  return row
}

export const countFavourites = async (db: Queryable, ownerId: string): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(favourites).where(eq(userId, ownerId))
  return row!.total
}

/** Returns which of these properties everybody can see, and keeps them so until the transaction ends. */
export const lockListed = async (db: Queryable, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(inArray(properties.id, [...ids]), eq(properties.listed, true)))
    .orderBy(properties.id)
    .for('share')
  return new Set(rows.map(({ id }) => id))
}

/** Inserts favourites, leaving those that exist as they are, and returns the new ones. */
export const insertFavourites = async (
  db: Queryable,
  rows: readonly NewFavourite[],
): Promise<FavouriteRow[]> =>
  rows.length === 0
    ? []
    : db
        .insert(favourites)
        .values([...rows])
        .onConflictDoNothing()
        .returning()

export const deleteFavourite = async (db: Queryable, ownerId: string, id: string): Promise<void> => {
  await db.delete(favourites).where(one(ownerId, id))
}
