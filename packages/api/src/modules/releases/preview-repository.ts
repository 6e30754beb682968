import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { releasePreviews, releaseVersions } from '../../platform/db/schema/releases.ts'

const { hash, expiresAt } = releasePreviews

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
  const { app, version, id } = releaseVersions
  const versions = await db.select({ app, version }).from(releaseVersions).where(inArray(id, row.versionIds))
  return { versions, expiresAt: row.expiresAt }
}
