import { asc } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { covers } from '../../platform/db/schema/site.ts'

export const findCovers = (db: Queryable) => db.select().from(covers).orderBy(asc(covers.id))

/** Sets the given values and keeps the others. A cover that was never changed has no row yet. */
export const saveCover = async (
  db: Queryable,
  id: number,
  values: Partial<Pick<typeof covers.$inferInsert, 'image' | 'text'>>,
) => {
  const [row] = await db
    .insert(covers)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: covers.id, set: { ...values, updatedAt: new Date() } })
    .returning()
  return row!
}
