import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { rateLimits } from '../db/schema/protection.ts'

/** Counts one call in a fixed window, in one statement; gives the calls so far and when the window ends. */
export async function spend(
  db: Database,
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

/** Takes one call back that was not to be counted. */
export async function giveBack(db: Database, name: string, subject: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ used: sql`${rateLimits.used} - 1` })
    .where(and(eq(rateLimits.name, name), eq(rateLimits.subject, subject), gt(rateLimits.used, 0)))
}

/** Removes windows that are over. */
export async function forgetOldWindows(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.resetsAt, now))
}
