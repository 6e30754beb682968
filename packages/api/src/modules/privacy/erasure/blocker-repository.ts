import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/db/client.ts'

/**
 * Tells whether money of a user's bookings, as tenant or as owner, is still on its way: a refund that was not made
 * yet, or a payment that a bank disputes.
 */
export async function hasOpenMoney(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db.execute<{ open: boolean }>(sql`
    with own as (
      select r.id from reservations r join properties p on p.id = r.property_id
      where r.tenant_id = ${userId} or p.owner_id = ${userId}
    )
    select exists (select from refunds where status = 'pending' and reservation_id in (select id from own))
      or exists (select from disputes where status not in ('won', 'lost', 'prevented')
        and status not like 'warning%' and reservation_id in (select id from own)) as open`)
  return row!.open
}

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

export const listOwnedIds = async (db: Queryable, ownerId: string): Promise<string[]> => {
  const rows = await db.execute<{ id: string }>(
    sql`select id from properties where owner_id = ${ownerId} order by id`,
  )
  return rows.map(({ id }) => id)
}
