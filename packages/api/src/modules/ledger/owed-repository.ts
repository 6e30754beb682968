import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { checkoutSessions, transfers } from '../../platform/db/schema/payments.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { reservations } from '../../platform/db/schema/reservations.ts'
import { inAlphabet } from '../../platform/list/alphabet-repository.ts'
import { isPaymentCounted } from '../payments/repository.ts'
import type { OwedToOwner } from './owner-ledger.ts'
import { waitingColumns, wasPaidOrIsAwaited } from './repository.ts'

/** What arrived for the properties of `owned`, with what of it waits. Names its columns as the statements below do. */
const payments = (now: Date): SQL => sql`
  select *, case when begins_at > ${now.getTime()}::float8 then begins_on end as begins,
    to_char(greatest(paid_on, recorded_on), 'YYYY-MM') as month
  from (
    select ${reservations.id} as booking_id, ${reservations.propertyId} as property_id, ${reservations.state} as state,
      ${reservations.timeZone} as time_zone, ${reservations.refundDue} as refund_due, ${checkoutSessions.id} as checkout_id,
      ${checkoutSessions.stripePaymentIntentId} as intent,
      coalesce(${checkoutSessions.amount}, ${reservations.total}) as amount,
      coalesce((${checkoutSessions.paidAt} at time zone ${reservations.timeZone})::date, ${transfers.receivedOn},
        (${reservations.holdExpiresAt} at time zone ${reservations.timeZone})::date) as paid_on,
      case when ${checkoutSessions.id} is null
        then (${transfers.createdAt} at time zone ${reservations.timeZone})::date end as recorded_on,
      greatest(${waitingColumns.refundsPending}, ${waitingColumns.refundsWaiting})::bigint as refunding,
      ${waitingColumns.disputed}::bigint as disputed, ${waitingColumns.begins} as begins_on,
      ${waitingColumns.beginsAt} as begins_at
    from owned join ${reservations} on ${reservations.propertyId} = owned.id
    left join ${checkoutSessions} on ${checkoutSessions.reservationId} = ${reservations.id} and ${isPaymentCounted}
    left join ${transfers} on ${transfers.reservationId} = ${reservations.id}
    where ${wasPaidOrIsAwaited} and ${reservations.state} <> 'awaiting_transfer'
  ) as received`

/** What went back of them, in the order in which it did, as `returnsOf` reads it. */
const moves = sql`
  select payments.booking_id, payments.checkout_id, payments.amount as paid, 0 as is_loss, is_undone, back.succeeded_at as at,
    back.created_at, case when is_undone = 1 then -back.amount else back.amount end as amount,
    coalesce((case when is_undone = 1 then back.undone_at else back.succeeded_at end at time zone time_zone)::date, paid_on)
      as day
  from payments join refunds as back on back.checkout_session_id = payments.checkout_id
    or payments.checkout_id is null and back.reservation_id = payments.booking_id and back.stripe_payment_intent_id is null
  cross join (values (0), (1)) as step (is_undone)
  where case when is_undone = 1 then back.undone_at is not null and back.succeeded_at is not null
    else back.status = 'succeeded' and back.undone_at is null
      or back.undone_at is not null and back.succeeded_at is not null end
  union all
  select payments.booking_id, payments.checkout_id, payments.amount, 1, 0, lost.lost_at, null, lost.amount,
    coalesce((lost.lost_at at time zone time_zone)::date, paid_on)
  from payments join disputes as lost on lost.stripe_payment_intent_id = payments.intent and lost.status = 'lost'`

/**
 * Of each payment went back what its parts add up to, never more than was paid at any moment. A transfer that was returned
 * by hand before that was kept has only its state.
 */
const returned = sql`
  select booking_id, checkout_id, sum(amount) - greatest(0, max(so_far - paid)) as back
  from (
    select *, sum(amount) over (partition by booking_id, checkout_id order by day, is_loss, at nulls first, created_at,
      is_undone rows unbounded preceding) as so_far from moves
  ) as in_order group by booking_id, checkout_id`

const entries = sql`
  select property_id, month, begins, refunds, least(rest - refunds, disputed) as disputes, rest
  from (select *, least(rest, refunding) as refunds from (
    select payments.*, greatest(0, amount - coalesce(returned.back,
      case when payments.checkout_id is null and state = 'refunded' then coalesce(refund_due, amount) end, 0)) as rest
    from payments left join returned on returned.booking_id = payments.booking_id
      and returned.checkout_id is not distinct from payments.checkout_id
  ) as with_rest) as with_refunds`

/** What is left of an amount after the commission of its month, rounded half up, as `commissionOn` does. */
const net = (gross: SQL): SQL => sql`(${gross} - floor(${gross} * points / 10000 + 0.5))`

/**
 * The parts of each property after commission. What is free of a month goes first (rank 0), then stays by their first day,
 * disputes and refunds, so that the commission of all parts of a month is the one of the month, to the unit (`owedParts`).
 */
const parts = sql`
  select property_id, rank, day, sum(${net(sql`so_far`)} - ${net(sql`(so_far - gross)`)}) as net
  from (
    select *, sum(gross) over (partition by property_id, month order by rank, day) as so_far,
      round(coalesce((select percent from commissions where commissions.property_id = by_month.property_id
        and from_month <= month order by from_month desc limit 1), 0) * 100) as points
    from (
      select property_id, month, rank, day, sum(gross) as gross
      from entries cross join lateral (values (3, null, refunds), (2, null, disputes),
        (case when begins is null then 0 else 1 end, begins, rest - refunds - disputes)) as part (rank, day, gross)
      group by property_id, month, rank, day
    ) as by_month
  ) as in_turn
  group by property_id, rank, day`

/**
 * Divides what is owed for each property of `owned` (with `id`, `owner_id`, `name` and `currency`) as `owedParts` does: first
 * what has to go back, then what a bank holds, then stays from the last one on, and never more than is owed.
 */
const owedFor = (owned: SQL, now: Date): SQL => sql`
  with owned as (${owned}), payments as materialized (${payments(now)}), moves as (${moves}), returned as (${returned}),
  entries as (${entries}), parts as materialized (${parts}), sent as (
    select property_id, sum(amount) as amount from owner_transfers where property_id in (select id from owned)
    group by property_id
  ), given as (
    select booking.property_id, sum(deposits.awarded) as amount from deposits
    join reservations as booking on booking.id = deposits.reservation_id
    where deposits.awarded > 0 and booking.property_id in (select id from owned) group by booking.property_id
  ), balances as (
    select owned.*, coalesce((select sum(net) from parts where property_id = owned.id), 0)
      - coalesce((select amount from sent where property_id = owned.id), 0)
      + coalesce((select amount from given where property_id = owned.id), 0) as balance
    from owned where id in (select property_id from parts union select property_id from sent
      union select property_id from given)
  ), held as (
    select property_id, rank, day, least(so_far, room) - least(so_far - net, room) as amount
    from (
      select parts.*, greatest(0, balance) as room,
        sum(net) over (partition by property_id order by rank desc, day desc) as so_far
      from parts join balances on balances.id = parts.property_id where rank > 0
    ) as in_turn
  )
  select balances.*, balance - coalesce(sum(amount), 0) as available,
    coalesce(sum(amount) filter (where rank = 1), 0) as stays, coalesce(sum(amount) filter (where rank = 2), 0) as disputes,
    coalesce(sum(amount) filter (where rank = 3), 0) as refunds,
    coalesce(json_agg(json_build_object('date', day, 'amount', amount) order by day)
      filter (where rank = 1 and amount > 0), '[]'::json) as coming
  from balances left join held on held.property_id = balances.id
  group by balances.id, owner_id, name, currency, balance`

const columns = sql`id, owner_id, name, currency`

/** What is owed for one property, with its owner. */
export interface OwedRow extends OwedToOwner {
  readonly ownerId: string
}

/** Returns what is owed to these owners now, for each property with payments or transfers, by the name of the property. */
export async function listOwed(db: Queryable, ownerIds: readonly string[], now: Date): Promise<OwedRow[]> {
  const owned = sql`select ${columns} from ${properties}
    where owner_id in (select jsonb_array_elements_text(${JSON.stringify(ownerIds)}::jsonb)::uuid)`
  const rows = await db.execute<Omit<OwedRow, 'held'> & OwedRow['held'] & Record<string, unknown>>(sql`
    select id as "propertyId", owner_id as "ownerId", name, currency, balance::float8, available::float8, stays::float8,
      disputes::float8, refunds::float8, coming
    from (${owedFor(owned, now)}) as owed order by ${inAlphabet(sql`name`)}, id`)
  return rows.map(({ stays, disputes, refunds, ...row }) => ({ ...row, held: { stays, disputes, refunds } }))
}

type Standing = 'available' | 'held' | 'over'

const standings: Readonly<Record<Standing, SQL>> = {
  available: sql`sum(available) > 0`,
  held: sql`sum(stays + disputes + refunds) > 0`,
  over: sql`sum(available) < 0`,
}

/**
 * What the users of a condition are owed now, one row for each: the amounts of one currency to sort by, and
 * whether a currency and a standing are theirs. A row without that currency has none of its amounts.
 */
export const owedToOwners = (
  now: Date,
  {
    users,
    sorted,
    currency,
    standing,
  }: { users: SQL | undefined; sorted: string; currency: string | undefined; standing: Standing | undefined },
): SQL => sql`
  select owner_id, max(balance) filter (where currency = ${sorted}) as owed,
    max(available) filter (where currency = ${sorted}) as available, max(held) filter (where currency = ${sorted}) as held,
    bool_or(${currency === undefined ? sql`true` : sql`currency = ${currency}`}
      and ${standing === undefined ? sql`true` : sql`stands`}) as is_meant
  from (
    select owner_id, currency, sum(balance) as balance, sum(available) as available,
      sum(stays + disputes + refunds) as held, ${standing === undefined ? sql`true` : standings[standing]} as stands
    from (${owedFor(
      sql`select ${columns} from ${properties}
      where owner_id in (select id from users where ${users})`,
      now,
    )}) as owed
    group by owner_id, currency
  ) as by_currency group by owner_id`
