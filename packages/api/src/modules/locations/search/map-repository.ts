import { exactTotalLimit, type SearchQuery } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import type { KnownZone } from '../../zones/known-zones.ts'
import { cardColumns, type CardRow } from '../card.ts'
import { Conditions, filterOf, type Approach } from './filter.ts'
import type { Area, Grid } from './map-area.ts'
import type { Group } from './map-groups.ts'
import { orders } from './order.ts'
import { zoneIdsOf, type Place } from './place.ts'

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

export interface PointRow {
  readonly id: string
  readonly longitude: number
  readonly latitude: number
}

/** Where the matches stand, as far as exact totals go. The search's own area is within the one looked at. */
export const findPoints = (sql: Sql, { query, place, area }: Found, approach: Approach) => {
  const bbox = [area.west, area.south, area.east, area.north].join(',')
  const where = filterOf({ ...query, bbox }, place, approach)
  const order = approach === 'walk' ? `order by ${orders.newest.forward}` : ''
  const text = `select p.id, p.public_longitude as longitude, p.public_latitude as latitude from properties p
    where ${where.text} ${order} limit ${exactTotalLimit + 1}`
  return run<PointRow>(sql, text, where.parameters)
}

/** Cards of these properties, newest first. */
export const findCards = (sql: Sql, ids: readonly string[]) =>
  run<CardRow>(
    sql,
    `select ${cardColumns} from properties p where p.id = any($1::uuid[]) order by ${orders.newest.forward}`,
    [ids],
  )

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

export const findKeptGroups = (sql: Sql, kept: Kept) => {
  const where = cellsOf(kept)
  const text = `select ${sums} from property_cells where ${where.text} group by x, y having sum(total) > 0`
  return run<Group>(sql, text, where.parameters)
}
