import { gte, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { releaseComposers } from '../../platform/db/schema/releases.ts'

export type ComposerReport = typeof releaseComposers.$inferSelect

const { composer, seenAt } = releaseComposers
/** For how long what a composer said is kept after it has gone silent. */
const keptMs = 3_600_000

/** Keeps what a composer said last, and forgets composers that have been silent for an hour. */
export async function keepReport(db: Queryable, report: ComposerReport): Promise<void> {
  await db.delete(releaseComposers).where(lt(seenAt, new Date(report.seenAt.getTime() - keptMs)))
  await db
    .insert(releaseComposers)
    .values(report)
    .onConflictDoUpdate({
      target: composer,
      set: { seenAt: sql`excluded.seen_at`, troubles: sql`excluded.troubles` },
    })
}

/** Returns the last report of each composer that has said something since an instant. */
export const reportsSince = (db: Queryable, since: Date): Promise<ComposerReport[]> =>
  db.select().from(releaseComposers).where(gte(seenAt, since)).orderBy(composer)
