import { asc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { covers } from '../../platform/db/schema/site.ts'

export type CoverRow = typeof covers.$inferSelect
export type CoverValues = Partial<Pick<CoverRow, 'image' | 'text'>>

export const findCovers = (db: Queryable): Promise<CoverRow[]> =>
  db.select().from(covers).orderBy(asc(covers.id))

/** Returns a cover and locks it until the end of the transaction. */
export async function lockCover(tx: Transaction, id: number): Promise<CoverRow | undefined> {
  const [row] = await tx.select().from(covers).where(eq(covers.id, id)).for('update')
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
