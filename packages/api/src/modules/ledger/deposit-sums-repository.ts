import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'

/** A deposit whose sums do not agree with the rows of its payment, refunds and claims. */
interface DepositDifference extends Record<string, unknown> {
  readonly id: string
  readonly difference: string
}

/**
 * Compares each deposit with what its payment, its refunds and its claims say, and all of them with what was taken, by statements
 * of its own: what was taken is what is held, went back and went to owners (RULES.md §6.289).
 */
export const findDepositDifferences = async (db: Queryable): Promise<readonly DepositDifference[]> =>
  db.execute<DepositDifference>(sql`
    with told as (
      select deposits.*, booking.deposit as agreed, booking.total,
        coalesce((select sum(back.amount) from refunds as back
          where back.deposit_id = deposits.id and back.status = 'succeeded'), 0) + by_hand + with_rent as went_back,
        coalesce((select sum(claim.awarded) from deposit_claims as claim
          where claim.deposit_id = deposits.id and claim.state = 'awarded'), 0) as went_to_owner,
        (select checkout.deposit from checkout_sessions as checkout
          where checkout.id = deposits.checkout_session_id) as came
      from deposits join reservations as booking on booking.id = deposits.reservation_id
    ), taken as (
      select checkout.currency, sum(checkout.deposit) as amount from checkout_sessions as checkout
      join reservations as booking on booking.id = checkout.reservation_id
      where checkout.status = 'paid' and checkout.deposit > 0 and booking.confirmed_at is not null
        and not exists (select from refunds where refunds.reservation_id = checkout.reservation_id
          and refunds.checkout_session_id = checkout.id and refunds.reason in ('duplicate', 'mismatch'))
      group by checkout.currency
    )
    select id::text, returned || ' went back instead of ' || went_back as difference from told where returned <> went_back
    union all
    select id::text, awarded || ' went to the owner instead of ' || went_to_owner from told where awarded <> went_to_owner
    union all
    select id::text, amount || ' was taken instead of ' || came from told where came <> amount
    union all
    select id::text, held || ' is held instead of ' || amount - went_back - went_to_owner from told
      where held <> amount - went_back - went_to_owner
    union all
    select currency, amount || ' was taken by card and ' || kept || ' is accounted for' from (
      select taken.currency, taken.amount, coalesce((select sum(held + returned + awarded) from deposits
        where deposits.currency = taken.currency and checkout_session_id is not null), 0) as kept
      from taken) as sums where amount <> kept`)
