import { browserErrorLimits } from '@metrolibre/contract'
import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { releaseErrors, releaseVersions } from '../../platform/db/schema/releases.ts'

export type ErrorRow = typeof releaseErrors.$inferSelect

const { app, version, fingerprint, count, lastAt } = releaseErrors

/**
 * Adds errors of versions that the registry knows to those that are there. Of a version only so many kinds are kept,
 * because anybody can send them.
 */
export async function addErrors(db: Queryable, rows: readonly ErrorRow[]): Promise<void> {
  for (const row of rows)
    await db.execute(sql`
      insert into release_errors (app, version, fingerprint, error, count, first_at, last_at)
      select ${row.app}, ${row.version}, ${row.fingerprint}, ${JSON.stringify(row.error)}::jsonb, ${row.count},
        ${row.firstAt.toISOString()}, ${row.lastAt.toISOString()}
      where exists (
        select from ${releaseVersions}
        where ${releaseVersions.app} = ${row.app} and ${releaseVersions.version} = ${row.version}
      ) and (
        select count(*) from ${releaseErrors}
        where ${app} = ${row.app} and ${version} = ${row.version} and ${fingerprint} <> ${row.fingerprint}
      ) < ${browserErrorLimits.kinds}
      on conflict (app, version, fingerprint) do update
      set count = release_errors.count + excluded.count,
        error = excluded.error,
        last_at = greatest(release_errors.last_at, excluded.last_at)
    `)
}

/** Returns the errors of an app, those that came last first. */
export const lastErrors = (db: Queryable, name: string, atMost: number): Promise<ErrorRow[]> =>
  db.select().from(releaseErrors).where(eq(app, name)).orderBy(desc(lastAt), desc(count)).limit(atMost)

export async function forgetErrors(db: Queryable, before: Date): Promise<void> {
  await db.delete(releaseErrors).where(lt(lastAt, before))
}
