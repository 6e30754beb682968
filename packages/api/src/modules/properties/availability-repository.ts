import type { Country, RentalMode, TimeZone } from '@metrolibre/contract'
import type { Sql } from 'postgres'

export interface BookableRow {
  readonly country: Country
  readonly timeZone: TimeZone | null
  readonly rentalMode: RentalMode
  readonly startLease: string | null
  readonly endLease: string | null
  readonly roomStartLease: string | null
  readonly roomEndLease: string | null
  readonly opensAtSlot: number | null
  readonly closesAtSlot: number | null
  /** The number of the room within its property, or null for the whole property. */
  readonly unit: number | null
}

/** Returns the calendar data of a published property, or of one of its rooms. */
export const findBookable = async (
  sql: Sql,
  propertyId: string,
  roomId: string | null,
): Promise<BookableRow | undefined> => {
  const [row] = await sql<BookableRow[]>`
    select p.country, p.time_zone as "timeZone", coalesce(u.rental_mode, p.rental_mode) as "rentalMode",
      p.start_lease::text as "startLease", p.end_lease::text as "endLease",
      u.start_lease::text as "roomStartLease", u.end_lease::text as "roomEndLease",
      p.opens_at_slot as "opensAtSlot", p.closes_at_slot as "closesAtSlot", u.unit
    from properties p
    left join rooms u on u.property_id = p.id and u.id = ${roomId}::uuid and u.deleted_at is null
    where p.id = ${propertyId}::uuid and p.listed and (${roomId}::uuid is null or u.id is not null)`
  return row
}

/**
 * Returns blocked periods that overlap a window and concern the place, in order. Times are epoch
 * milliseconds.
 */
export const findBusy = (
  sql: Sql,
  propertyId: string,
  unit: number | null,
  window: { start: number; end: number },
) => sql<{ start: number; end: number }[]>`
  select (extract(epoch from lower(period)) * 1000)::float8 as start,
    (extract(epoch from upper(period)) * 1000)::float8 as "end"
  from taken_periods
  where property_id = ${propertyId}::uuid
    and units && int4range(coalesce(${unit}::int, 1), ${unit}::int, case when ${unit}::int is null then '[)' else '[]' end)
    and period && tstzrange(to_timestamp(${window.start}::float8 / 1000), to_timestamp(${window.end}::float8 / 1000))
  order by lower(period), upper(period)`

/**
 * Returns the blocked periods of a whole property that overlap a window, in order, once for each room that
 * they concern. Times are epoch milliseconds.
 */
export const findTakenPeriods = (sql: Sql, propertyId: string, window: { start: number; end: number }) => sql<
  { start: number; end: number; roomId: string | null }[]
>`
  select (extract(epoch from lower(t.period)) * 1000)::float8 as start,
    (extract(epoch from upper(t.period)) * 1000)::float8 as "end", r.id as "roomId"
  from taken_periods t
  left join rooms r on r.property_id = t.property_id and r.deleted_at is null and t.units @> r.unit
  where t.property_id = ${propertyId}::uuid and t.units && int4range(1, null)
    and t.period && tstzrange(to_timestamp(${window.start}::float8 / 1000), to_timestamp(${window.end}::float8 / 1000))
  order by lower(t.period), upper(t.period)`
