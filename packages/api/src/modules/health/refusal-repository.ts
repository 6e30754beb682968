import { desc, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { refusedWebhooks } from '../../platform/db/schema/protection.ts'

const keptDays = 30
const most = 100

export type RefusedRequests = Pick<typeof refusedWebhooks.$inferInsert, 'source' | 'reason' | 'network'> & {
  readonly count: number
}

/** Counts refused webhooks with those of the same hour, source, reason and network. */
export async function countRefusals(
  db: Queryable,
  refusals: readonly RefusedRequests[],
  at: Date,
): Promise<void> {
  const hour = new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000)
  await db
    .insert(refusedWebhooks)
    .values(refusals.map((refusal) => ({ ...refusal, hour, lastAt: at })))
    .onConflictDoUpdate({
      target: [refusedWebhooks.source, refusedWebhooks.reason, refusedWebhooks.network, refusedWebhooks.hour],
      set: { count: sql`${refusedWebhooks.count} + excluded.count`, lastAt: at },
    })
}

/** Returns refused webhooks, newest first. */
export const listRefusals = (db: Queryable) =>
  db.select().from(refusedWebhooks).orderBy(desc(refusedWebhooks.lastAt)).limit(most)

/** Removes refusals that are older than is kept. */
export async function forgetRefusals(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(refusedWebhooks)
    .where(lt(refusedWebhooks.lastAt, new Date(now.getTime() - keptDays * 86_400_000)))
}
