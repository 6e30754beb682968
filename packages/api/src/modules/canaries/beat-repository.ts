import { and, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { releaseBeats, releaseVersions } from '../../platform/db/schema/releases.ts'

export type BeatCounts = Omit<typeof releaseBeats.$inferSelect, 'app' | 'version' | 'minute'>
export type BeatRow = typeof releaseBeats.$inferSelect

const { app, version, minute } = releaseBeats
const { app: _app, version: _version, minute: _minute, ...columns } = getTableColumns(releaseBeats)
const names = Object.keys(columns) as (keyof BeatCounts)[]

/** `provenViews` is the column `proven_views`. */
const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Adds counts to the existing ones. */
export async function addBeats(db: Queryable, rows: readonly BeatRow[]): Promise<void> {
  if (rows.length === 0) return
  const added = Object.fromEntries(
    names.map((name) => [name, sql`${releaseBeats[name]} + excluded.${sql.identifier(columnOf(name))}`]),
  )
  await db
    .insert(releaseBeats)
    .values([...rows])
    .onConflictDoUpdate({ target: [app, version, minute], set: added })
}

export interface NamedVersion {
  readonly app: string
  readonly version: string
}

/** Returns those of some versions that the registry knows. */
export async function knownVersions(db: Queryable, asked: readonly NamedVersion[]): Promise<NamedVersion[]> {
  if (asked.length === 0) return []
  const pairs = asked.map((one) => sql`(${one.app}, ${one.version})`)
  return db
    .select({ app: releaseVersions.app, version: releaseVersions.version })
    .from(releaseVersions)
    .where(sql`(${releaseVersions.app}, ${releaseVersions.version}) in (${sql.join(pairs, sql`, `)})`)
}

/** Returns the counts of some versions of an app since an instant, in order of time. */
export const beatsSince = (
  db: Queryable,
  name: string,
  versions: readonly string[],
  since: Date,
): Promise<BeatRow[]> =>
  db
    .select()
    .from(releaseBeats)
    .where(and(eq(app, name), inArray(version, [...versions]), gte(minute, since)))
    .orderBy(minute)

export async function forgetBeats(db: Queryable, before: Date): Promise<void> {
  await db.delete(releaseBeats).where(lt(minute, before))
}
