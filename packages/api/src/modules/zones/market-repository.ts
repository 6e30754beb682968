import type { AdminZoneDetail } from '@metrolibre/contract'
import type { Sql } from 'postgres'

/** Counts the properties of a zone, those in the trash included. */
export async function countZoneProperties(sql: Sql, zoneId: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from properties where zone_id = ${zoneId}::uuid`
  return row.count
}

/**
 * Returns the monthly prices that are published in a zone, by kind. The price of a place that is let by the
 * room is that of its cheapest room, so it says nothing about a square metre.
 */
export const findAskedPrices = (sql: Sql, zoneId: string): Promise<AdminZoneDetail['asked']> =>
  sql<AdminZoneDetail['asked']>`
    select type as "propertyType", count(*)::int as count, min(shown_price)::float8 as low,
      percentile_disc(0.5) within group (order by shown_price)::float8 as median,
      max(shown_price)::float8 as high,
      round((percentile_cont(0.5) within group (order by shown_price / area)
        filter (where area is not null and type <> 'room'))::numeric)::float8 as "perSquareMetre"
    from properties
    where listed and zone_id = ${zoneId}::uuid and rental_mode = 'month' and shown_price is not null
    group by type order by count(*) desc, type`

/** Returns the monthly prices per square metre of the newest hundred whole properties, lowest first. */
export async function findSquareMetrePrices(sql: Sql, zoneId: string): Promise<number[]> {
  const rows = await sql<{ price: number }[]>`
    select round(shown_price / area)::float8 as price from (
      select shown_price, area from properties
      where listed and zone_id = ${zoneId}::uuid and rental_mode = 'month' and type = 'entire'
        and shown_price is not null and area is not null
      order by published_at desc, id desc limit 100) newest
    order by price`
  return rows.map(({ price }) => price)
}

/** Returns how many properties an owner still waits for an estimate of, with the newest of known area. */
export async function findOpenEstimates(sql: Sql, zoneId: string): Promise<AdminZoneDetail['open']> {
  const open = sql`zone_id = ${zoneId}::uuid and deleted_at is null and type in ('room', 'entire')
    and stage in ('draft', 'submitted', 'visit_scheduled')`
  const [row] = await sql<[{ count: number }]>`select count(*)::int as count from properties where ${open}`
  const examples = await sql<AdminZoneDetail['open']['examples']>`
    select id, name, type as "propertyType", area::float8 as area, painting_state as "paintingState",
      floor_state as "floorState", stage
    from properties where ${open} and area is not null
    order by created_at desc, id desc limit 3`
  return { count: row.count, examples }
}
