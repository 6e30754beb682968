import { and, desc, eq, gt, lte, ne, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { userSheets, type UserSheetRow } from '../../platform/db/schema/user-sheets.ts'

type NewSheet = Pick<UserSheetRow, 'userId' | 'filter' | 'language' | 'requestedAt'>

export async function insertSheet(tx: Queryable, values: NewSheet): Promise<UserSheetRow> {
  const [row] = await tx.insert(userSheets).values(values).returning()
  return row!
}

/** Returns the newest sheet that an admin requested. */
export async function findNewestSheet(db: Queryable, userId: string): Promise<UserSheetRow | undefined> {
  const [row] = await db
    .select()
    .from(userSheets)
    .where(eq(userSheets.userId, userId))
    .orderBy(desc(userSheets.requestedAt))
    .limit(1)
  return row
}

export async function findSheet(db: Queryable, id: string): Promise<UserSheetRow | undefined> {
  const [row] = await db.select().from(userSheets).where(eq(userSheets.id, id))
  return row
}

/** Returns an admin's own sheet that can be downloaded. To everybody else there is none. */
export async function findReadySheet(
  db: Queryable,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<UserSheetRow | undefined> {
  const [row] = await db
    .select()
    .from(userSheets)
    .where(
      and(
        eq(userSheets.id, id),
        eq(userSheets.userId, userId),
        eq(userSheets.state, 'ready'),
        gt(userSheets.expiresAt, now),
      ),
    )
  return row
}

/** Records how far a sheet is. */
export async function recordProgress(
  db: Queryable,
  id: string,
  progress: { done: number; total?: number },
): Promise<void> {
  await db.update(userSheets).set(progress).where(eq(userSheets.id, id))
}

type Outcome = { state: 'failed' } | { state: 'ready'; key: string; bytes: number; expiresAt: Date }

/** Ends the preparation of a sheet. Returns whether it was still being prepared. */
export async function endSheetPreparation(db: Queryable, id: string, outcome: Outcome): Promise<boolean> {
  const rows = await db
    .update(userSheets)
    .set(outcome)
    .where(and(eq(userSheets.id, id), eq(userSheets.state, 'preparing')))
    .returning({ id: userSheets.id })
  return rows.length > 0
}

/** Deletes the sheets whose time is over and those that were never finished. Returns their ids. */
export const takeExpiredSheets = (
  tx: Queryable,
  { now, requestedBefore }: { now: Date; requestedBefore: Date },
): Promise<Array<{ id: string }>> =>
  tx
    .delete(userSheets)
    .where(
      or(
        lte(userSheets.expiresAt, now),
        and(ne(userSheets.state, 'ready'), lte(userSheets.requestedAt, requestedBefore)),
      ),
    )
    .returning({ id: userSheets.id })
