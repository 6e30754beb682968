import type { CurrencyCode, TimeZone } from '@metrolibre/contract'
import type { Row, Sql } from 'postgres'

export interface MoneyDay extends Row {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly collected: number
  readonly refunded: number
  readonly reservations: number
}

interface Asked {
  readonly currency: CurrencyCode
  readonly zone: TimeZone
  /** The first day, and the instant at which it begins. */
  readonly from: string
  readonly start: Date
}

/**
 * Returns what was paid, given back and booked in a currency by day of a time zone. A change of dates is not
 * another booking. Days on which nothing happened are absent.
 */
export const findMoneyDays = (sql: Sql, { currency, zone, from, start }: Asked) => {
  const since = start.toISOString()
  return sql<MoneyDay[]>`
    select to_char(day, 'YYYY-MM-DD') as date, sum(collected)::float8 as collected,
      sum(refunded)::float8 as refunded, sum(reservations)::int as reservations
    from (
      select (paid_at at time zone ${zone})::date as day, amount as collected, 0 as refunded, 0 as reservations
      from checkout_sessions where status = 'paid' and currency = ${currency} and paid_at >= ${since}
      union all
      select received_on, amount, 0, 0 from transfers
      where currency = ${currency} and received_on >= ${from}
      union all
      select (updated_at at time zone ${zone})::date, 0, amount, 0 from refunds
      where status = 'succeeded' and reason <> 'deposit' and currency = ${currency} and updated_at >= ${since}
      union all
      select (updated_at at time zone ${zone})::date, 0, amount, 0 from disputes
      where status = 'lost' and currency = ${currency} and updated_at >= ${since}
      union all
      -- A transfer that was returned by hand before these were kept as refunds has none of its own.
      select (reservation_events.at at time zone ${zone})::date, 0,
        coalesce(reservations.refund_due, reservations.total), 0
      from reservation_events
      join reservations on reservations.id = reservation_events.reservation_id
      join transfers on transfers.reservation_id = reservations.id
      where reservation_events.to_state = 'refunded' and reservations.currency = ${currency}
        and not exists (select from refunds where refunds.reservation_id = reservations.id)
        and reservation_events.at >= ${since}
      union all
      select (confirmed_at at time zone ${zone})::date, 0, 0, 1 from reservations
      where replaces_id is null and currency = ${currency} and confirmed_at >= ${since}
    ) as moves
    group by day`
}
