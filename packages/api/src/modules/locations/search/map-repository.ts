import { exactTotalLimit, mapPinLimit, type SearchQuery } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import type { KnownZone } from '../../zones/known-zones.ts'
import { cardColumns, type CardRow } from '../card.ts'
import { Conditions, filterOf } from './filter.ts'
import type { Area, Grid } from './map-area.ts'
import { zoneIdsOf, type Place } from './place.ts'

/** Properties of one square; the sums are of millionths of a degree. */
export interface ClusterRow {
  readonly total: number
  readonly longitudeSum: number
  readonly latitudeSum: number
}

interface Found {
  readonly query: SearchQuery
  readonly place: Place
  readonly area: Area
}

interface Kept {
  readonly query: SearchQuery
  readonly place: Place
  readonly zones: readonly KnownZone[]
  readonly grid: Grid
}

const run = <Row extends object>(sql: Sql, text: string, parameters: unknown[]): Promise<Row[]> =>
  sql.unsafe<Row[]>(text, parameters as never[], { prepare: true })

const sums = `sum(total)::int as total, sum(longitude_sum)::float8 as "longitudeSum",
  sum(latitude_sum)::float8 as "latitudeSum"`

/** The search's own area is within the one looked at, so one box stands for both. */
const matchesOf = ({ query, place, area }: Found): Conditions =>
  filterOf({ ...query, bbox: [area.west, area.south, area.east, area.north].join(',') }, place)

/** One more than are told one by one tells that there are too many. */
export const findPins = (sql: Sql, found: Found) => {
  const where = matchesOf(found)
  const text = `with found as materialized (
      select p.id from properties p where ${where.text} limit ${mapPinLimit + 1}
    ) select ${cardColumns} from found join properties p using (id) order by p.published_at desc, p.id desc`
  return run<CardRow>(sql, text, where.parameters)
}

/** Where the matches of a search by any filter stand, as far as exact totals go. */
export const findClusters = (sql: Sql, found: Found & { grid: Grid }) => {
  const where = matchesOf(found)
  const level = where.value(found.grid.level)
  const text = `select count(*)::int as total, sum(millionths(longitude))::float8 as "longitudeSum",
      sum(millionths(latitude))::float8 as "latitudeSum"
    from (
      select p.public_longitude as longitude, p.public_latitude as latitude from properties p
      where ${where.text} limit ${exactTotalLimit + 1}
    ) as found
    group by map_cell(longitude, ${level}::int), map_cell(latitude, ${level}::int)`
  return run<ClusterRow>(sql, text, where.parameters)
}

const cellsOf = ({ query, place, zones, grid }: Kept): Conditions => {
  const where = new Conditions()
  where.add(`level = ${grid.level}`)
  where.add(`x between ${where.value(grid.west)}::int and ${where.value(grid.east)}::int`)
  where.add(`y between ${where.value(grid.south)}::int and ${where.value(grid.north)}::int`)
  if (place.level !== 'all') where.add(`zone_id = any(${where.value(zoneIdsOf(place, zones))}::uuid[])`)
  if (query.type === 'hours') where.add(`rental_mode = 'hour'`)
  else if (query.type) where.add(`type = ${where.value(query.type)}`)
  return where
}

/** How many stand in the squares that the area touches. */
export const countKept = async (sql: Sql, kept: Kept): Promise<number> => {
  const where = cellsOf(kept)
  const text = `select coalesce(sum(total), 0)::int as total from property_cells where ${where.text}`
  const [row] = await run<{ total: number }>(sql, text, where.parameters)
  return row?.total ?? 0
}

export const findKeptClusters = (sql: Sql, kept: Kept) => {
  const where = cellsOf(kept)
  const text = `select ${sums} from property_cells where ${where.text} group by x, y having sum(total) > 0`
  return run<ClusterRow>(sql, text, where.parameters)
}
