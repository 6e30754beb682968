import { leaseEndsSoonDays, type OwnerTaskKind, type TimeZone, type Country } from '@metrolibre/contract'
import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Sql } from 'postgres'
import type { Queryable } from '../../platform/db/client.ts'
import { properties, type PropertyRow } from '../../platform/db/schema/properties.ts'

export interface DatedTaskRow {
  readonly kind: Exclude<OwnerTaskKind, 'confirm_costs'>
  readonly property: string
  readonly name: string
  readonly country: Country
  readonly timeZone: TimeZone | null
  /** Epoch milliseconds. Null for an offer without a last day. */
  readonly due: number | null
  readonly booking: string | null
}

/** Returns what waits for an owner and has a deadline, or is an offer; what is due first first. */
export const findDatedTasks = (
  sql: Sql,
  { ownerId, now, limit }: { ownerId: string; now: Date; limit: number },
): Promise<DatedTaskRow[]> => sql<DatedTaskRow[]>`
  with own as (
    select id, name, country, time_zone, stage, is_active, end_lease, place_time_zone(country, time_zone) as zone
    from properties where owner_id = ${ownerId} and deleted_at is null
  ), tasks as (
    select 'answer_request' as kind, own.id, c.answer_until as due, r.id as booking
    from own join reservations r on r.property_id = own.id join cancellations c on c.reservation_id = r.id
    where c.status = 'open'
    union all
    select 'answer_offer', own.id, (m.valid_until + 1)::timestamp at time zone zone - interval '1 ms', null
    from own join mandates m on m.property_id = own.id
    where own.stage = 'evaluated' and m.state = 'offered'
    union all
    select 'extend_lease', own.id, end_lease::timestamp at time zone zone - interval '1 ms', null
    from own
    where stage = 'published' and is_active
      and end_lease::timestamp at time zone zone < ${now.toISOString()}::timestamptz + make_interval(days => ${leaseEndsSoonDays})
  )
  select kind, own.id as property, own.name, own.country, own.time_zone as "timeZone", booking,
    (extract(epoch from due) * 1000)::float8 as due
  from tasks join own using (id)
  where due is null or due > ${now.toISOString()}::timestamptz
  order by due nulls last, own.id limit ${limit}`

/** Returns the owner's properties that may lack one of the costs besides the price. */
export const findUnstated = (db: Queryable, ownerId: string): Promise<PropertyRow[]> =>
  db
    .select()
    .from(properties)
    .where(
      and(
        eq(properties.ownerId, ownerId),
        isNull(properties.deletedAt),
        ne(properties.stage, 'draft'),
        or(
          properties.assumesUsualCosts,
          and(isNull(properties.deposit), isNull(properties.depositMonths)),
          isNull(properties.commonExpenses),
          isNull(properties.parkingPrice),
        ),
      ),
    )
    .orderBy(properties.createdAt, properties.id)
