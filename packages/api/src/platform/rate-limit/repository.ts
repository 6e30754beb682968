import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../db/client.ts'
import { rateLimits } from '../db/schema/protection.ts'

/**
 * Counts one call in a fixed window with a single statement. Returns the calls so far and the end of the
 * window.
 */
export async function spend(
  db: Queryable,
  name: string,
  subject: string,
  windowSeconds: number,
  now: Date,
): Promise<{ used: number; resetsAt: Date }> {
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000)
  const over = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(rateLimits)
    .values({ name, subject, used: 1, resetsAt })
    .onConflictDoUpdate({
      target: [rateLimits.name, rateLimits.subject],
      set: {
        used: sql`case when ${over} then 1 else ${rateLimits.used} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ used: rateLimits.used, resetsAt: rateLimits.resetsAt })
  return row ?? { used: 1, resetsAt }
}

/** Takes back one counted call. */
export async function giveBack(db: Database, name: string, subject: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ used: sql`${rateLimits.used} - 1` })
    .where(and(eq(rateLimits.name, name), eq(rateLimits.subject, subject), gt(rateLimits.used, 0)))
}

/** Removes windows that have ended. */
export async function forgetOldWindows(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.resetsAt, now))
}
