import { pendingStates, type CurrencyCode } from '@metrolibre/contract'
import type { Sql } from 'postgres'

export interface TakenRow {
  readonly propertyId: string
  readonly roomId: string | null
  /** Dates at the place, half-open. */
  readonly start: string
  readonly end: string
  readonly kind: 'booking' | 'hold' | 'block'
}

/** Returns what is taken of these properties from their today on, for some days, in order and cut to these days. */
export const findPanelPeriods = (
  sql: Sql,
  propertyIds: readonly string[],
  { now, days }: { now: Date; days: number },
): Promise<TakenRow[]> => sql<TakenRow[]>`
  select distinct "propertyId", "roomId", kind, greatest(first, today)::text as start, least(last, today + ${days}::int)::text as "end"
  from (
    select t.property_id as "propertyId", coalesce(r.room_id, b.room_id) as "roomId",
      case when b.id is not null then 'block' when r.state in ${sql([...pendingStates])} then 'hold'
        else 'booking' end as kind,
      (lower(t.period) at time zone place_time_zone(p.country, p.time_zone))::date as first,
      ((upper(t.period) - interval '1 ms') at time zone place_time_zone(p.country, p.time_zone))::date + 1 as last,
      (${now.toISOString()}::timestamptz at time zone place_time_zone(p.country, p.time_zone))::date as today
    from taken_periods t
    join properties p on p.id = t.property_id
    left join reservations r on r.id = t.reservation_id
    left join owner_blocks b on b.id = t.block_id
    where t.property_id in ${sql([...propertyIds])} and upper(t.period) > ${now.toISOString()}::timestamptz
  ) as taken
  where first < today + ${days}::int and last > today
  order by 4, 5, 3`

export interface LaneRow {
  readonly propertyId: string
  /** Null for a property that is rented as a whole. */
  readonly roomId: string | null
  readonly isPublished: boolean
}

/** Returns what an owner can rent out: each room of the properties that are rented by rooms, and each other property. */
export const findLanes = (sql: Sql, ownerId: string): Promise<LaneRow[]> => sql<LaneRow[]>`
  select p.id as "propertyId", r.id as "roomId", p.stage = 'published' as "isPublished"
  from properties p
  left join rooms r on r.property_id = p.id and r.deleted_at is null and p.type = 'room'
  where p.owner_id = ${ownerId} and p.deleted_at is null`

export interface PanelPaymentRow {
  readonly propertyId: string
  readonly amount: number
  readonly currency: CurrencyCode
  /** ISO 8601 in UTC. */
  readonly at: string
}

/** Returns the last payment of each of these properties that has one: by card, or a recorded transfer. */
export const findLastPayments = (sql: Sql, propertyIds: readonly string[]): Promise<PanelPaymentRow[]> => sql<
  PanelPaymentRow[]
>`
  select distinct on (property_id) property_id as "propertyId", amount::float8 as amount, currency,
    to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
  from (
    select r.property_id, s.amount, s.currency, s.paid_at as at
    from reservations r join checkout_sessions s on s.reservation_id = r.id
    where r.property_id in ${sql([...propertyIds])} and s.status = 'paid' and s.paid_at is not null
    union all
    select r.property_id, t.amount, t.currency, t.created_at
    from reservations r join transfers t on t.reservation_id = r.id
    where r.property_id in ${sql([...propertyIds])}
  ) as payments
  order by property_id, at desc`

export interface ExpectedVisitRow {
  readonly propertyId: string
  /** Epoch milliseconds. */
  readonly start: number
  readonly end: number
  readonly rescheduleUrl: string | null
  readonly cancelUrl: string | null
}

/** Returns the next technical visit of each of these properties at which an inspector is expected. */
export const findExpectedVisits = (
  sql: Sql,
  propertyIds: readonly string[],
  now: Date,
): Promise<ExpectedVisitRow[]> => sql<ExpectedVisitRow[]>`
  select distinct on (property_id) property_id as "propertyId",
    (extract(epoch from starts_at) * 1000)::float8 as start, (extract(epoch from ends_at) * 1000)::float8 as "end",
    reschedule_url as "rescheduleUrl", cancel_url as "cancelUrl"
  from visits
  where property_id in ${sql([...propertyIds])} and kind = 'technical' and status = 'scheduled'
    and ends_at > ${now.toISOString()}::timestamptz
  order by property_id, starts_at`

/** Returns, of these properties, the booking that its tenant asks to cancel and that must be answered first. */
export const findRequested = async (
  sql: Sql,
  propertyIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await sql<{ propertyId: string; reservationId: string }[]>`
    select distinct on (r.property_id) r.property_id as "propertyId", r.id as "reservationId"
    from reservations r join cancellations c on c.reservation_id = r.id and c.status = 'open'
    where r.property_id in ${sql([...propertyIds])}
    order by r.property_id, c.answer_until, r.id`
  return new Map(rows.map(({ propertyId, reservationId }) => [propertyId, reservationId]))
}
