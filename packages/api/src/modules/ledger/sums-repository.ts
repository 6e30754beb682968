import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'

/** What the rows of payments, refunds, disputes and transfers of an owner add up to in one currency. Minor units. */
export interface LedgerSums extends Record<string, unknown> {
  readonly ownerId: string
  readonly currency: 'CLP' | 'PEN'
  readonly paid: number
  readonly refunded: number
  readonly commission: number
  readonly transferred: number
  /** What went to them of deposits. */
  readonly awarded: number
}

/**
 * Adds up what was paid, given back and transferred, and the commission on what is left of each month of payments, by
 * statements of its own: balances are read in another way, and the two have to agree (RULES.md §6.144).
 */
export const listSums = (db: Queryable, ownerIds: readonly string[]): Promise<LedgerSums[]> =>
  db.execute<LedgerSums>(sql`
    with owned as (
      select id, owner_id from properties where owner_id in (${sql.join(
        ownerIds.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})
    ), counted as (
      select checkout.* from checkout_sessions as checkout
      where checkout.status = 'paid' and not exists (select from refunds
        where refunds.reservation_id = checkout.reservation_id and refunds.checkout_session_id = checkout.id
          and refunds.reason in ('duplicate', 'mismatch'))
    ), payments as (
      select booking.property_id, booking.currency, coalesce(checkout.amount, booking.total) as amount,
        to_char(greatest(
          coalesce((checkout.paid_at at time zone booking.time_zone)::date, received.received_on),
          case when checkout.id is null then (received.created_at at time zone booking.time_zone)::date end
        ), 'YYYY-MM') as month,
        case when checkout.id is null
          and not exists (select from refunds as back where back.reservation_id = booking.id
            and back.stripe_payment_intent_id is null and (back.status = 'succeeded' or back.undone_at is not null))
          then case when booking.state = 'refunded' then coalesce(booking.refund_due, booking.total) else 0 end
          else (select coalesce(sum(back.amount), 0) from refunds as back where back.status = 'succeeded'
            and case when checkout.id is null
              then back.reservation_id = booking.id and back.stripe_payment_intent_id is null
              else back.checkout_session_id = checkout.id end)
        end + (select coalesce(sum(lost.amount), 0) from disputes as lost where lost.status = 'lost'
          and lost.stripe_payment_intent_id = checkout.stripe_payment_intent_id) as back
      from owned join reservations as booking on booking.property_id = owned.id
      left join counted as checkout on checkout.reservation_id = booking.id
      left join transfers as received on received.reservation_id = booking.id
      where booking.confirmed_at is not null and (booking.replaces_id is null or checkout.id is not null)
        and booking.state <> 'awaiting_transfer'
    ), months as (
      select property_id, currency, month, sum(amount) as paid, sum(least(back, amount)) as refunded
      from payments group by property_id, currency, month
    ), agreed as (
      select months.*, floor((paid - refunded) * round(coalesce((select percent from commissions
        where commissions.property_id = months.property_id and from_month <= months.month
        order by from_month desc limit 1), 0) * 100) / 10000 + 0.5) as commission
      from months
    ), moved as (
      select property_id, currency, paid, refunded, commission, 0 as transferred, 0 as awarded from agreed
      union all
      select property_id, currency, 0, 0, 0, amount, 0 from owner_transfers where property_id in (select id from owned)
      union all
      select booking.property_id, deposits.currency, 0, 0, 0, 0, claim.awarded
      from deposit_claims as claim join deposits on deposits.id = claim.deposit_id
      join reservations as booking on booking.id = deposits.reservation_id
      where claim.state = 'awarded' and booking.property_id in (select id from owned)
    )
    select owned.owner_id as "ownerId", moved.currency, sum(paid)::float8 as paid, sum(refunded)::float8 as refunded,
      sum(commission)::float8 as commission, sum(transferred)::float8 as transferred,
      sum(awarded)::float8 as awarded
    from moved join owned on owned.id = moved.property_id group by owned.owner_id, moved.currency`)

/** Returns the next owners with something in their ledger after an id, in the order of the ids. */
export const listOwnersAfter = async (db: Queryable, after: string, limit: number): Promise<string[]> => {
  const rows = await db.execute<{ id: string }>(
    sql`select id from users where has_ledger and id > ${after}::uuid order by id limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}
