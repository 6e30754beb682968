import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { consents } from '../../platform/db/schema/privacy.ts'

export async function insertConsents(
  db: Queryable,
  rows: readonly (typeof consents.$inferInsert)[],
): Promise<void> {
  await db.insert(consents).values([...rows])
}

/** Returns what a user consented to, newest first. */
export const listConsents = (db: Queryable, userId: string) =>
  db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.at), desc(consents.kind))
