import { browserErrorLimits } from '@metrolibre/contract'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/db/client.ts'
import { saveSurvivors } from '../../platform/db/save-survivors.ts'
import { releaseErrors, releaseVersions } from '../../platform/db/schema/releases.ts'

export type ErrorRow = typeof releaseErrors.$inferSelect

const { app, version, fingerprint, kind, count, lastAt } = releaseErrors

/**
 * Adds errors of versions that the registry knows to the existing ones, each for itself, and returns those that were
 * stored.
 */
export async function addErrors(
  db: Database,
  rows: readonly ErrorRow[],
  onRefused: (row: ErrorRow, error: unknown) => void,
): Promise<ErrorRow[]> {
  const stored: ErrorRow[] = []
  for (const row of rows)
    await saveSurvivors(
      [row],
      () => db.transaction(async (tx) => (await addError(tx, row)) && stored.push(row)),
      onRefused,
    )
  return stored
}

/** Returns whether the registry knows the version. */
async function addError(tx: Queryable, row: ErrorRow): Promise<boolean> {
  const added = await tx.execute(sql`
    insert into release_errors (app, version, kind, fingerprint, error, count, first_at, last_at)
    select ${row.app}, ${row.version}, ${row.kind}, ${row.fingerprint}, ${JSON.stringify(row.error)}::jsonb,
      ${row.count}, ${row.firstAt.toISOString()}, ${row.lastAt.toISOString()}
    where exists (
      select from ${releaseVersions}
      where ${releaseVersions.app} = ${row.app} and ${releaseVersions.version} = ${row.version}
    )
    on conflict (app, version, fingerprint) do update
    set count = release_errors.count + excluded.count,
      error = excluded.error,
      last_at = greatest(release_errors.last_at, excluded.last_at)
    returning fingerprint
  `)
  if (added.length === 0) return false
  await dropRarest(tx, row)
  return true
}

/** How many errors of a kind are kept for a version: the rarest go, and of these the oldest. */
async function dropRarest(tx: Queryable, row: ErrorRow): Promise<void> {
  const ofKind = and(eq(app, row.app), eq(version, row.version), eq(kind, row.kind))
  const rarest = sql`select ${fingerprint} from ${releaseErrors} where ${ofKind}
    order by (${fingerprint} = ${row.fingerprint}) desc, ${count} desc, ${lastAt} desc
    offset ${browserErrorLimits.kinds}`
  await tx.delete(releaseErrors).where(and(ofKind, sql`${fingerprint} in (${rarest})`))
}

/** Returns the errors of an app, those that came last first. */
export const lastErrors = (db: Queryable, name: string, atMost: number): Promise<ErrorRow[]> =>
  db.select().from(releaseErrors).where(eq(app, name)).orderBy(desc(lastAt), desc(count)).limit(atMost)

export async function forgetErrors(db: Queryable, before: Date): Promise<void> {
  await db.delete(releaseErrors).where(lt(lastAt, before))
}
