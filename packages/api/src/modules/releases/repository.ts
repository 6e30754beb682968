import { and, desc, eq, getTableColumns, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { releaseFiles, releaseVersions } from '../../platform/db/schema/releases.ts'

export type VersionRow = typeof releaseVersions.$inferSelect
/** A version without its manifest, which is large. */
export type VersionFacts = Omit<VersionRow, 'manifest'>
type NewVersion = typeof releaseVersions.$inferInsert

const { app, version, completedAt, prunedAt, createdAt } = releaseVersions
const { manifest: _manifest, ...facts } = getTableColumns(releaseVersions)

/** Inserts a version unless there is one of its name. */
export async function insertVersion(db: Queryable, row: NewVersion): Promise<void> {
  await db.insert(releaseVersions).values(row).onConflictDoNothing()
}

export async function findVersion(
  db: Queryable,
  name: string,
  wanted: string,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(releaseVersions)
    .where(and(eq(app, name), eq(version, wanted)))
  return row
}

/** Returns the complete versions of an app, newest first, also those whose files were removed. */
export const listStoredVersions = (db: Queryable, name: string): Promise<VersionFacts[]> =>
  db
    .select(facts)
    .from(releaseVersions)
    .where(and(eq(app, name), isNotNull(completedAt)))
    .orderBy(desc(version))

/** Returns the hashes of a version's files that have arrived. */
export async function storedFiles(db: Queryable, versionId: string): Promise<Set<string>> {
  const rows = await db
    .select({ integrity: releaseFiles.integrity })
    .from(releaseFiles)
    .where(eq(releaseFiles.versionId, versionId))
  return new Set(rows.map(({ integrity }) => integrity))
}

export async function noteFiles(db: Queryable, versionId: string, hashes: readonly string[]): Promise<void> {
  const rows = hashes.map((integrity) => ({ versionId, integrity }))
  if (rows.length > 0) await db.insert(releaseFiles).values(rows).onConflictDoNothing()
}

/** Makes a version visible. Of two calls at once, both find it complete. */
export async function completeVersion(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .update(releaseVersions)
    .set({ completedAt: at })
    .where(and(eq(releaseVersions.id, id), isNull(completedAt)))
}

/** Notes that the files of a version are removed. Fails while it is put into use by somebody. */
export async function markPruned(db: Queryable, id: string, at: Date): Promise<void> {
  await db.update(releaseVersions).set({ prunedAt: at }).where(eq(releaseVersions.id, id))
}

/** Locks the versions of an app that still have files, so that none is promoted meanwhile. */
export const lockPresentVersions = (db: Queryable, name: string): Promise<VersionFacts[]> =>
  db
    .select(facts)
    .from(releaseVersions)
    .where(and(eq(app, name), isNotNull(completedAt), isNull(prunedAt)))
    .for('update')

/** Returns pushes that were begun before `before` and never finished. */
export const abandonedPushes = (db: Queryable, before: Date): Promise<VersionFacts[]> =>
  db
    .select(facts)
    .from(releaseVersions)
    .where(and(isNull(completedAt), lt(createdAt, before)))

export async function forgetPush(db: Queryable, id: string): Promise<void> {
  await db.delete(releaseVersions).where(and(eq(releaseVersions.id, id), isNull(completedAt)))
}

export async function appsWithVersions(db: Queryable): Promise<string[]> {
  const rows = await db.selectDistinct({ app }).from(releaseVersions)
  return rows.map((row) => row.app)
}
