import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { covers } from '../../platform/db/schema/site.ts'

export type CoverRow = typeof covers.$inferSelect
export type CoverValues = Partial<Pick<CoverRow, 'image' | 'text'>>

export const findCovers = (db: Queryable): Promise<CoverRow[]> =>
  db.select().from(covers).orderBy(asc(covers.id))

/**
 * Returns a cover and lets its changes follow each other until the end of the transaction, its first one too,
 * when there is no row yet that could be locked.
 */
export async function lockCover(tx: Transaction, id: number): Promise<CoverRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('covers'), ${id}::int)`)
  const [row] = await tx.select().from(covers).where(eq(covers.id, id))
  return row
}

/** Sets the given values and keeps the others. A cover that was never changed has no row yet. */
export const saveCover = async (tx: Transaction, id: number, values: CoverValues): Promise<CoverRow> => {
  const [row] = await tx
    .insert(covers)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: covers.id, set: { ...values, updatedAt: new Date() } })
    .returning()
  return row!
}
