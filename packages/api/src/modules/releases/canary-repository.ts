import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { RunningCanary } from '@metrolibre/contract'
import type { Queryable } from '../../platform/db/client.ts'
import { releaseCanaries, releasePromotions, releaseVersions } from '../../platform/db/schema/releases.ts'

const { id, app, endedAt, beganAt, people, percent, countries } = releaseCanaries

/** The version in use alongside which a canary runs. */
const control = sql<string>`(
  select shown.version from release_promotions beside join release_versions shown on shown.id = beside.version_id
  where beside.app = ${app} and beside.seq = ${releaseCanaries.beside})`

const select = (db: Queryable) =>
  db
    .select({
      ...getTableColumns(releaseCanaries),
      version: releaseVersions.version,
      control,
      lastPromotion: sql<number>`(select max(seq) from ${releasePromotions} where ${releasePromotions.app} = ${app})`,
    })
    .from(releaseCanaries)
    .innerJoin(releaseVersions, eq(releaseVersions.id, releaseCanaries.versionId))

export type CanaryRow = Awaited<ReturnType<typeof select>>[number]

export async function findCanary(db: Queryable, wanted: string): Promise<CanaryRow | undefined> {
  const [row] = await select(db).where(eq(id, wanted))
  return row
}

/** Returns the canaries that run, one of each app at most. */
export const runningCanaries = (db: Queryable): Promise<CanaryRow[]> =>
  select(db).where(isNull(endedAt)).orderBy(app)

/** Returns the last canaries of an app, newest first. */
export const lastCanaries = (db: Queryable, name: string, limit: number): Promise<CanaryRow[]> =>
  select(db).where(eq(app, name)).orderBy(desc(beganAt)).limit(limit)

/** Returns what composers need of the canaries that run. */
export async function shownCanaries(db: Queryable): Promise<RunningCanary[]> {
  const rows = await db
    .select({ id, app, version: releaseVersions.version, percent, countries, people })
    .from(releaseCanaries)
    .innerJoin(releaseVersions, eq(releaseVersions.id, releaseCanaries.versionId))
    .where(isNull(endedAt))
    .orderBy(app)
  return rows.map(({ people: named, ...row }) => ({
    ...row,
    countries: row.countries as RunningCanary['countries'],
    hasPeople: named.length > 0,
  }))
}

export const canariesNaming = async (db: Queryable, email: string): Promise<string[]> => {
  const rows = await db
    .select({ id })
    .from(releaseCanaries)
    .where(and(isNull(endedAt), sql`${email} = any(${people})`))
  return rows.map((row) => row.id)
}

/** @throws a unique violation of `release_canaries_running` when the app has one already */
export async function insertCanary(db: Queryable, row: typeof releaseCanaries.$inferInsert): Promise<string> {
  const [added] = await db.insert(releaseCanaries).values(row).returning({ id })
  return added!.id
}

export async function growCanary(db: Queryable, wanted: string, to: number, at: Date): Promise<void> {
  await db
    .update(releaseCanaries)
    .set({ percent: to, grownAt: at })
    .where(and(eq(id, wanted), isNull(endedAt)))
}

interface End {
  readonly outcome: NonNullable<CanaryRow['outcome']>
  readonly why: string
  readonly at: Date
}

/** Returns whether it was this call that ended it. */
export async function saveCanaryEnd(db: Queryable, wanted: string, { at, ...end }: End): Promise<boolean> {
  const ended = await db
    .update(releaseCanaries)
    .set({ ...end, endedAt: at })
    .where(and(eq(id, wanted), isNull(endedAt)))
    .returning({ id })
  return ended.length > 0
}
