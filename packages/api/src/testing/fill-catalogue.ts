import type { Sql, TransactionSql } from 'postgres'
import { zones } from '../seed/data/zones.ts'

/**
 * Drops the indexes of properties and returns their definitions. Creating them on full tables is many times faster than
 * filling them row by row.
 */
export const takeIndexes = async (tx: TransactionSql) => {
  const indexes = await tx<{ name: string; text: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text
    from pg_index where indrelid = 'properties'::regclass and not indisprimary`
  for (const { name } of indexes) await tx`drop index ${tx(name)}`
  return indexes
}

/**
 * Fills an empty, migrated database with `size` published properties. They are spread over the demo's zones
 * like towns, where a few hold most, and a few words occur in many names. Triggers are disabled meanwhile, so
 * the columns they keep are written here and the counts are built once.
 */
export const fillCatalogue = async (sql: Sql, size: number): Promise<void> => {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`set local maintenance_work_mem = '512MB'`
    const indexes = await takeIndexes(tx)
    await tx`insert into zones ${tx(
      zones.map(({ country, state, city, zone, lat, long, rate, averageValue }) => ({
        country,
        state,
        city,
        name: zone,
        latitude: lat,
        longitude: long,
        rate,
        average_value: averageValue,
      })),
    )}`
    const [owner] = await tx<{ id: string }[]>`
      insert into users (email, first_name, last_name, country, is_owner)
      values ('bulk@metrolibre.example', 'Bulto', 'Metro', 'Chile', true) returning id`
    await tx`
      with place as (
        select zones.*, row_number() over (order by country, city, name) - 1 as rank from zones
      ), drawn as (
        select n, random() as a, random() as b, random() as c, random() as d, random() as e, power(random(), 2) as f,
          (random() + random() + random() - 1.5) / 25 as north, (random() + random() + random() - 1.5) / 25 as east
        from generate_series(1, ${size}::int) as n
      ), named as (
        select drawn.*, place.*, place.name as zone_label, place.id as place_id,
          (array['entire', 'room', 'galpon', 'terreno'])[1 + floor(a * a * 4)::int] as kind,
          (array['Taller', 'Casa', 'Bodega', 'Local', 'Estudio', 'Patio', 'Galpón', 'Oficina'])[1 + floor(b * 8)::int]
            || ' ' || (array['Luz', 'Norte', 'Azul', 'Mayor', 'Central', 'Vivo', 'Alto', 'Nuevo', 'Claro', 'Sur'])[1 + floor(c * c * 10)::int]
            || ' ' || (array['Ñandú', 'Peumo', 'Boldo', 'Cóndor', 'Puma', 'Huemul', 'Ceibo'])[1 + floor(d * 7)::int]
            || ' ' || n as label,
          'Calle ' || (array['Nivel', 'Plomada', 'Escuadra', 'Compás', 'Huincha', 'Vara'])[1 + floor(e * 6)::int] as road
        from drawn join place on place.rank = floor(drawn.f * (select count(*) from place))::int
      )
      insert into properties (name, address, street, zone_id, latitude, longitude, public_latitude, public_longitude,
        type, rental_mode, currency, monthly_price, hourly_price, area, bathrooms, garage, wifi, security, stage,
        is_active, is_verified, owner_id, start_lease, end_lease, published_at, created_at, country, state, city, zone_name, shown_price, search)
      select label, road || ' ' || n, road, place_id, latitude + north, longitude + east,
        latitude + north, longitude + east, kind, case when d < 0.15 then 'hour' else 'month' end,
        case country when 'Chile' then 'CLP' else 'PEN' end, price, price, 20 + floor(b * b * 900), floor(b * 4)::int,
        floor(c * 3)::int, d < 0.7, e < 0.5, 'published', e < 0.9, true, ${owner!.id},
        current_date - floor(b * 300)::int, current_date + floor(c * 900)::int + 1,
        now() - n * interval '1 minute', now() - n * interval '1 minute', country, state, city, zone_label, price,
        search_text(concat_ws(' ', '', label, zone_label, city, state, country, road))
      from named, lateral (select (100000 + floor(e * e * 4000) * 1000)::bigint as price) as priced`
    await tx`
      insert into property_counts (country, city, zone, type, rental_mode, total)
      select coalesce(country, ''), coalesce(city, ''), coalesce(zone_id::text, ''), type, rental_mode, count(*)
      from properties where is_verified
      group by type, rental_mode, rollup (country, city, zone_id::text)`
    await tx`
      insert into property_cells (level, x, y, zone_id, type, rental_mode, total, longitude_sum, latitude_sum)
      select level, map_cell(public_longitude, level), map_cell(public_latitude, level), zone_id, type, rental_mode,
        count(*), sum(millionths(public_longitude)), sum(millionths(public_latitude))
      from properties, generate_series(4, 14, 2) as level where is_verified
      group by 1, 2, 3, 4, 5, 6`
    // A room of one's own for each that is rented by the room.
    await tx`
      insert into free_places (property_id, unit, is_free, free_from, due)
      select id, (type = 'room')::int, end_lease > current_date + 31, current_date, end_lease from properties where is_active`
    for (const { text } of indexes) await tx.unsafe(text)
  })
  await sql`vacuum analyze properties`
  await sql`analyze property_cells`
  await sql`vacuum analyze free_places`
  await sql`analyze zones`
}
