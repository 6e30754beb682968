import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { savedSearches, type SavedSearchRow } from '../../platform/db/schema/favourites.ts'

export type NewSearch = Pick<
  typeof savedSearches.$inferInsert,
  'userId' | 'name' | 'filters' | 'mail' | 'createdAt' | 'seenAt' | 'mailedUntil'
>
type Changes = Partial<Pick<SavedSearchRow, 'name' | 'mail' | 'seenAt' | 'mailedUntil'>>

const { id, userId, createdAt, filtersKey } = savedSearches
const one = (ownerId: string, searchId: string) => and(eq(userId, ownerId), eq(id, searchId))

/** Makes changes of one user's searches follow each other, so that together they stay within the limit. */
export const lockSearches = (tx: Queryable, ownerId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('saved_searches'), hashtext(${ownerId}))`)

export const listSearches = (db: Queryable, ownerId: string): Promise<SavedSearchRow[]> =>
  db.select().from(savedSearches).where(eq(userId, ownerId)).orderBy(desc(createdAt), asc(id))

export const countSearches = async (db: Queryable, ownerId: string): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(savedSearches).where(eq(userId, ownerId))
  return row!.total
}

/** Gives the saved search with these filters another name. Returns undefined when there is none. */
export const renameSame = async (
  db: Queryable,
  { userId: ownerId, filters, name, mail }: NewSearch,
): Promise<SavedSearchRow | undefined> => {
  const same = sql`${filtersKey} = md5(${JSON.stringify(filters)}::jsonb::text)`
  const [row] = await db
    .update(savedSearches)
    .set({ name, ...(mail && { mail }) })
    .where(and(eq(userId, ownerId), same))
    .returning()
  return row
}

/** Inserts searches, leaving those with the same filters as they are, and returns the new ones. */
export const insertSearches = async (db: Queryable, rows: readonly NewSearch[]): Promise<SavedSearchRow[]> =>
  rows.length === 0
    ? []
    : db
        .insert(savedSearches)
        .values([...rows])
        .onConflictDoNothing({ target: [userId, filtersKey] })
        .returning()

export const updateSearch = async (
  db: Queryable,
  ownerId: string,
  searchId: string,
  changes: Changes,
): Promise<SavedSearchRow | undefined> => {
  const [row] = await db.update(savedSearches).set(changes).where(one(ownerId, searchId)).returning()
  return row
}

export const findSearch = async (
  db: Queryable,
  ownerId: string,
  searchId: string,
): Promise<SavedSearchRow | undefined> => {
  const [row] = await db.select().from(savedSearches).where(one(ownerId, searchId))
  return row
}

/** Deletes a search of this user. Returns whether there was one. */
export const deleteSearch = async (db: Queryable, ownerId: string, searchId: string): Promise<boolean> => {
  const rows = await db.delete(savedSearches).where(one(ownerId, searchId)).returning({ id })
  return rows.length > 0
}

/** Ends the mails about all searches of a user. */
export const endMails = async (db: Queryable, ownerId: string): Promise<void> => {
  await db
    .update(savedSearches)
    .set({ mail: false })
    .where(and(eq(userId, ownerId), savedSearches.mail))
}
