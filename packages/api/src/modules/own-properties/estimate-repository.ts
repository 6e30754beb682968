import type { PropertyType } from '@metrolibre/contract'
import type { Sql } from 'postgres'

export interface PricesNearby {
  readonly count: number
  /** Minor units per month. */
  readonly low: number
  readonly median: number
  readonly high: number
  readonly perSquareMetre: number | null
}

export interface HourlyPrices {
  readonly count: number
  /** Minor units per hour. */
  readonly low: number
  readonly median: number
  readonly high: number
}

/** Returns the hourly prices that are published for a kind of property in one of these zones. */
export const findHourlyPrices = async (
  sql: Sql,
  zoneIds: readonly string[],
  type: PropertyType,
): Promise<HourlyPrices> => {
  const [row] = await sql<[HourlyPrices]>`
    select count(*)::int as count, coalesce(min(shown_price), 0)::float8 as low,
      coalesce(percentile_disc(0.5) within group (order by shown_price), 0)::float8 as median,
      coalesce(max(shown_price), 0)::float8 as high
    from properties
    where listed and zone_id in ${sql([...zoneIds])} and type = ${type} and rental_mode = 'hour'
      and shown_price is not null`
  return row
}

/** Returns the zones of a city. */
export const findZonesOfCity = async (
  sql: Sql,
  { country, city }: { country: string; city: string },
): Promise<string[]> => {
  const rows = await sql<{ id: string }[]>`select id from zones where country = ${country} and city = ${city}`
  return rows.map(({ id }) => id)
}

/**
 * Returns the monthly prices that are published for a kind of property in a zone. The price of a place that is
 * let by the room is that of its cheapest room, so it says nothing about a square metre.
 */
export const findPricesNearby = async (
  sql: Sql,
  zoneId: string,
  type: PropertyType,
): Promise<PricesNearby> => {
  const [row] = await sql<[PricesNearby]>`
    select count(*)::int as count, coalesce(min(shown_price), 0)::float8 as low,
      coalesce(percentile_disc(0.5) within group (order by shown_price), 0)::float8 as median,
      coalesce(max(shown_price), 0)::float8 as high,
      round((percentile_cont(0.5) within group (order by shown_price / area)
        filter (where area is not null and type <> 'room'))::numeric)::float8 as "perSquareMetre"
    from properties
    where listed and zone_id = ${zoneId}::uuid and type = ${type} and rental_mode = 'month'
      and shown_price is not null`
  return row
}
