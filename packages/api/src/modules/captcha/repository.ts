import { lte } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { captchaSolutions } from '../../platform/db/schema/protection.ts'

/** Stores a used solution. Returns false when it was used before. */
export async function spendSolution(db: Database, hash: string, expiresAt: Date): Promise<boolean> {
  const rows = await db
    .insert(captchaSolutions)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: captchaSolutions.hash })
  return rows.length > 0
}

export async function forgetOldSolutions(db: Database, now: Date): Promise<void> {
  await db.delete(captchaSolutions).where(lte(captchaSolutions.expiresAt, now))
}
