import { and, desc, eq, gt, lte, ne, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { dataExports, type DataExportRow } from '../../platform/db/schema/privacy.ts'

/** Returns the newest export that a user requested. */
export async function findNewestExport(db: Queryable, userId: string): Promise<DataExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.requestedAt))
    .limit(1)
  return row
}

export async function findExport(db: Queryable, id: string): Promise<DataExportRow | undefined> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id))
  return row
}

/** Returns a user's own export whose file can be downloaded. To everybody else there is none. */
export async function findReadyExport(
  db: Queryable,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<DataExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.id, id),
        eq(dataExports.userId, userId),
        eq(dataExports.state, 'ready'),
        gt(dataExports.expiresAt, now),
      ),
    )
  return row
}

export async function insertExport(tx: Queryable, userId: string, requestedAt: Date): Promise<DataExportRow> {
  const [row] = await tx.insert(dataExports).values({ userId, requestedAt }).returning()
  return row!
}

type Outcome = { state: 'failed' } | { state: 'ready'; key: string; bytes: number; expiresAt: Date }

/** Ends the preparation of an export. Returns whether it was still being prepared. */
export async function endExportPreparation(tx: Queryable, id: string, outcome: Outcome): Promise<boolean> {
  const rows = await tx
    .update(dataExports)
    .set(outcome)
    .where(and(eq(dataExports.id, id), eq(dataExports.state, 'preparing')))
    .returning({ id: dataExports.id })
  return rows.length > 0
}

/** Deletes the exports whose time is over and those that were never finished. Returns their ids. */
export const takeExpiredExports = (
  tx: Queryable,
  { now, requestedBefore }: { now: Date; requestedBefore: Date },
): Promise<Array<{ id: string }>> =>
  tx
    .delete(dataExports)
    .where(
      or(
        lte(dataExports.expiresAt, now),
        and(ne(dataExports.state, 'ready'), lte(dataExports.requestedAt, requestedBefore)),
      ),
    )
    .returning({ id: dataExports.id })
