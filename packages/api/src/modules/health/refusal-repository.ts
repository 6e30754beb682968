import { desc, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { refusedWebhooks } from '../../platform/db/schema/protection.ts'

const keptDays = 30
const most = 100

type Refusal = Pick<typeof refusedWebhooks.$inferInsert, 'source' | 'reason' | 'network'>

/** Counts a refused webhook with those of the same hour, source, reason and network. */
export async function countRefusal(db: Queryable, refusal: Refusal, at: Date): Promise<void> {
  const hour = new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000)
  await db
    .insert(refusedWebhooks)
    .values({ ...refusal, hour, count: 1, lastAt: at })
    .onConflictDoUpdate({
      target: [refusedWebhooks.source, refusedWebhooks.reason, refusedWebhooks.network, refusedWebhooks.hour],
      set: { count: sql`${refusedWebhooks.count} + 1`, lastAt: at },
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
