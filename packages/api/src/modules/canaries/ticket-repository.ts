import { lt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { releaseSpentTickets } from '../../platform/db/schema/releases.ts'

export type SpentTicket = typeof releaseSpentTickets.$inferSelect

const { canaryId, view, mark, until } = releaseSpentTickets

/** Spends tickets, and returns those that had not been spent before. */
export async function spendTickets(
  db: Queryable,
  tickets: readonly SpentTicket[],
): Promise<Omit<SpentTicket, 'until'>[]> {
  if (tickets.length === 0) return []
  return db
    .insert(releaseSpentTickets)
    .values([...tickets])
    .onConflictDoNothing()
    .returning({ canaryId, view, mark })
}

/** Forgets tickets that nobody can use any more. */
export async function forgetTickets(db: Queryable, now: Date): Promise<void> {
  await db.delete(releaseSpentTickets).where(lt(until, now))
}
