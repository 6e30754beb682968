import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { releasePreviews, releaseVersions } from '../../platform/db/schema/releases.ts'

const { id, hash, createdAt, expiresAt } = releasePreviews

/** Adds a link, and forgets those that have ended. */
export async function insertPreview(
  db: Queryable,
  row: typeof releasePreviews.$inferInsert & { createdAt: Date },
): Promise<void> {
  await db.delete(releasePreviews).where(lte(expiresAt, row.createdAt))
  await db.insert(releasePreviews).values(row)
}

/** Returns a link that has not ended yet, with the versions that it shows. */
export async function findPreview(db: Queryable, wanted: string, now: Date) {
  const [row] = await db
    .select()
    .from(releasePreviews)
    .where(and(eq(hash, wanted), gt(expiresAt, now)))
  if (!row) return undefined
  return { versions: await versionsOf(db, row.versionIds), expiresAt: row.expiresAt }
}

async function versionsOf(db: Queryable, ids: string[]) {
  const { app, version } = releaseVersions
  return db.select({ app, version }).from(releaseVersions).where(inArray(releaseVersions.id, ids))
}

/** Returns the links that have not ended yet with the versions that they show, newest first. */
export async function listPreviews(db: Queryable, now: Date) {
  const rows = await db
    .select()
    .from(releasePreviews)
    .where(gt(expiresAt, now))
    .orderBy(desc(createdAt), desc(id))
  return Promise.all(rows.map(async (row) => ({ ...row, versions: await versionsOf(db, row.versionIds) })))
}

/** Ends a link; false when there is none or it has ended. */
export async function deletePreview(db: Queryable, wanted: string, now: Date): Promise<boolean> {
  const ended = await db
    .delete(releasePreviews)
    .where(and(eq(id, wanted), gt(expiresAt, now)))
    .returning({ id })
  return ended.length > 0
}
