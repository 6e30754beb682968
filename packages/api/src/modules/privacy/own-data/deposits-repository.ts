import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'

interface OwnDeposit {
  readonly [column: string]: unknown
  readonly reservationId: string
}

/**
 * Returns the deposits of the bookings that a user made or that were made of their properties, with what was claimed of them.
 * Each side gets the words that are its own: an owner those of the claim, a tenant those of the answer.
 */
export const listOwnDeposits = async (db: Queryable, userId: string): Promise<OwnDeposit[]> => [
  ...(await db.execute<OwnDeposit & Record<string, unknown>>(sql`
    select d.reservation_id as "reservationId", d.amount::float8 as amount, d.currency, d.state,
      d.returned::float8 as returned, d.awarded::float8 as awarded, d.created_at as "createdAt",
      coalesce((select json_agg(json_build_object(
          'item', case when p.owner_id = ${userId} then c.item end,
          'reason', case when p.owner_id = ${userId} then c.reason end,
          'amount', c.amount, 'state', c.state,
          'answer', case when r.tenant_id = ${userId} then c.answer end,
          'awarded', c.awarded, 'createdAt', c.created_at) order by c.created_at, c.place)
        from deposit_claims c where c.deposit_id = d.id), '[]') as claims
    from deposits d join reservations r on r.id = d.reservation_id join properties p on p.id = r.property_id
    where r.tenant_id = ${userId} or p.owner_id = ${userId}
    order by d.created_at`)),
]
