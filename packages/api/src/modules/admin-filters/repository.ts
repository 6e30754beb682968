import type { SavedFilter } from '@metrolibre/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { adminFilters } from '../../platform/db/schema/protection.ts'

const { id, userId, list, name, query, createdAt } = adminFilters
const shown = { id, list, name, query }

export const listFilters = (db: Queryable, ownerId: string, ofList: string): Promise<SavedFilter[]> =>
  db
    .select(shown)
    .from(adminFilters)
    .where(and(eq(userId, ownerId), eq(list, ofList)))
    .orderBy(asc(createdAt), asc(id))

/** Saves a filter; the same name replaces the one that was saved before. */
export async function saveFilter(
  db: Queryable,
  values: Pick<typeof adminFilters.$inferInsert, 'userId' | 'list' | 'name' | 'query'>,
): Promise<SavedFilter> {
  const [row] = await db
    .insert(adminFilters)
    .values(values)
    .onConflictDoUpdate({ target: [userId, list, name], set: { query: values.query } })
    .returning(shown)
  return row!
}

/** Gives a filter of this user another name. Returns undefined when there is no such filter. */
export async function renameFilter(
  db: Queryable,
  ownerId: string,
  filterId: string,
  to: string,
): Promise<SavedFilter | undefined> {
  const [row] = await db
    .update(adminFilters)
    .set({ name: to })
    .where(and(eq(userId, ownerId), eq(id, filterId)))
    .returning(shown)
  return row
}

/** Deletes a filter of this user. Returns whether there was one. */
export async function deleteFilter(db: Queryable, ownerId: string, filterId: string): Promise<boolean> {
  const rows = await db
    .delete(adminFilters)
    .where(and(eq(userId, ownerId), eq(id, filterId)))
    .returning({ id })
  return rows.length > 0
}
