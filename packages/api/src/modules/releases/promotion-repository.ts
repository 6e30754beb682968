import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { releasePromotions, releaseVersions } from '../../platform/db/schema/releases.ts'
import { users } from '../../platform/db/schema/users.ts'

type NewPromotion = typeof releasePromotions.$inferInsert

const { app, seq, versionId, at } = releasePromotions

/** Finds an admin's promotion in the audit, which knows who it was. */
export const auditIdOf = ({ app: name, seq: number }: Pick<NewPromotion, 'app' | 'seq'>): string =>
  `${name}@${number}`

/** Makes promotions follow each other, because whether one fits depends on what runs of the other apps. */
export const lockPromotions = (tx: Queryable) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('release_promotions'))`)

/** Adds a promotion. The database refuses one that does not continue the last one of its app. */
export async function insertPromotion(db: Queryable, row: NewPromotion): Promise<void> {
  await db.insert(releasePromotions).values(row)
}

const select = (db: Queryable) =>
  db
    .select({
      ...getTableColumns(releasePromotions),
      version: releaseVersions.version,
      commit: releaseVersions.commit,
      firstName: users.firstName,
      lastName: users.lastName,
      before: sql<string | null>`(
        select earlier.version from release_promotions last join release_versions earlier on earlier.id = last.version_id
        where last.app = ${app} and last.seq = ${seq} - 1)`,
    })
    .from(releasePromotions)
    .innerJoin(releaseVersions, eq(releaseVersions.id, versionId))
    .leftJoin(
      auditLog,
      and(eq(auditLog.entity, 'release'), sql`${auditLog.entityId} = ${app} || '@' || ${seq}`),
    )
    .leftJoin(users, eq(users.id, auditLog.actorId))

export type PromotionRow = Awaited<ReturnType<typeof select>>[number]

/** Returns the last promotions of an app, newest first. */
export const lastPromotions = (db: Queryable, name: string, limit: number): Promise<PromotionRow[]> =>
  select(db).where(eq(app, name)).orderBy(desc(seq)).limit(limit)

/** Returns what decides what runs of an app: its last promotions, newest first. */
export const lastSteps = (db: Queryable, name: string, limit: number) =>
  db
    .select({
      seq,
      kind: releasePromotions.kind,
      version: releaseVersions.version,
      prunedAt: releaseVersions.prunedAt,
    })
    .from(releasePromotions)
    .innerJoin(releaseVersions, eq(releaseVersions.id, versionId))
    .where(eq(app, name))
    .orderBy(desc(seq))
    .limit(limit)

/** Returns the last promotions of all apps, newest first. */
export const lastPromotionsOfAll = (db: Queryable, limit: number): Promise<PromotionRow[]> =>
  select(db).orderBy(desc(at), desc(seq)).limit(limit)

/** Returns the apps that run, with the number of their last promotion. */
export const lastNumbers = async (db: Queryable): Promise<Array<{ app: string; seq: number }>> =>
  db
    .select({ app, seq: sql<number>`max(${seq})::int` })
    .from(releasePromotions)
    .groupBy(app)
    .orderBy(app)

/** Returns the manifests of what runs of each app. */
export const runningManifests = (db: Queryable): Promise<Array<{ app: string; manifest: string }>> =>
  db
    .selectDistinctOn([app], { app, manifest: releaseVersions.manifest })
    .from(releasePromotions)
    .innerJoin(releaseVersions, eq(releaseVersions.id, versionId))
    .orderBy(app, desc(seq))
