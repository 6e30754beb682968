import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'

/**
 * Tells whether money of a user's bookings, as tenant or as owner, is still on its way: a refund that was not made
 * yet, a payment that a bank disputes, or what an owner gets in an open payout run.
 */
export async function hasUserOpenMoney(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db.execute<{ open: boolean }>(sql`
    with own as (
      select r.id from reservations r join properties p on p.id = r.property_id
      where r.tenant_id = ${userId} or p.owner_id = ${userId}
    )
    select exists (select from refunds where status = 'pending' and reservation_id in (select id from own))
      or exists (select from disputes where status not in ('won', 'lost', 'prevented')
        and status not like 'warning%' and reservation_id in (select id from own))
      or exists (select from deposits where state <> 'settled' and reservation_id in (select id from own))
      or exists (select from payouts where state = 'open' and user_id = ${userId}) as open`)
  return row!.open
}

export const listOwnedIds = async (db: Queryable, ownerId: string): Promise<string[]> => {
  const rows = await db.execute<{ id: string }>(
    sql`select id from properties where owner_id = ${ownerId} order by id`,
  )
  return rows.map(({ id }) => id)
}
