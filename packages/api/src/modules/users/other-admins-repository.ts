import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'

/**
 * Counts the other admins who can sign in. Admins who erase themselves at the same time wait for each other, so that
 * one stays.
 */
export async function countOtherAdmins(tx: Transaction, userId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('erase an admin'))`)
  const [row] = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from users where is_admin and is_active and deleted_at is null
      and erased_at is null and id <> ${userId}`)
  return row!.count
}
