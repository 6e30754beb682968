import type { Country } from '@metrolibre/contract'
import type { Row, Sql } from 'postgres'

export interface CityRow extends Row {
  readonly country: Country
  readonly city: string
  readonly properties: number
}

/** Returns the cities with published properties, the largest first. */
export const findCities = (sql: Sql) => sql<CityRow[]>`
  select country, city, sum(total)::int as properties from property_counts
  where city <> '' and zone = ''
  group by country, city having sum(total) > 0
  order by properties desc, country, city collate spanish`

export interface OccupancyRow extends Row {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly long: number
  readonly spaces: number
  readonly rented: number
  readonly area: number
  readonly rentedArea: number
  readonly spacesBefore: number
  readonly rentedBefore: number
  readonly areaBefore: number
  readonly rentedAreaBefore: number
}

interface Asked {
  readonly country: Country
  readonly city: string
  readonly now: Date
  readonly before: Date
}

/**
 * Returns how much of each comuna of a city is rented at two moments. The spaces are the rooms of properties
 * let by the room, and all other properties as a whole. A booking of a whole property rents all of its rooms.
 */
export const findOccupancy = (sql: Sql, { country, city, now, before }: Asked) => {
  const [at, then] = [now.toISOString(), before.toISOString()]
  return sql<OccupancyRow[]>`
    with spaces as (
      select zone_id, id as property_id, null::uuid as room_id, coalesce(area, 0) as area, published_at
      from properties where listed and country = ${country} and city = ${city} and type <> 'room'
      union all
      select properties.zone_id, properties.id, rooms.id, coalesce(rooms.square_meter, 0), properties.published_at
      from properties join rooms on rooms.property_id = properties.id and rooms.deleted_at is null
      where listed and country = ${country} and city = ${city} and type = 'room'
    ), stays as (
      select property_id, room_id, period @> ${at}::timestamptz as now, period @> ${then}::timestamptz as before
      from reservations
      where state in ('confirmed', 'active', 'completed')
        and period && tstzrange(${then}, ${at}, '[]')
        and (period @> ${at}::timestamptz or period @> ${then}::timestamptz)
    ), judged as (
      select spaces.*, coalesce(bool_or(stays.now), false) as rented, coalesce(bool_or(stays.before), false) as was
      from spaces left join stays on stays.property_id = spaces.property_id
        and (spaces.room_id is null or stays.room_id is null or stays.room_id = spaces.room_id)
      group by spaces.zone_id, spaces.property_id, spaces.room_id, spaces.area, spaces.published_at
    )
    select zones.id, zones.name, zones.latitude as lat, zones.longitude as long,
      count(*)::int as spaces,
      count(*) filter (where rented)::int as rented,
      sum(area)::float8 as area,
      coalesce(sum(area) filter (where rented), 0)::float8 as "rentedArea",
      count(*) filter (where published_at <= ${then})::int as "spacesBefore",
      count(*) filter (where published_at <= ${then} and was)::int as "rentedBefore",
      coalesce(sum(area) filter (where published_at <= ${then}), 0)::float8 as "areaBefore",
      coalesce(sum(area) filter (where published_at <= ${then} and was), 0)::float8 as "rentedAreaBefore"
    from judged join zones on zones.id = judged.zone_id
    group by zones.id`
}
