import type { SearchQuery } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import type { KnownZone } from '../../zones/repository.ts'
import { propertyCardColumns, type CardRow } from '../card.ts'
import { Conditions } from './conditions.ts'
import { filterOf, type Scan } from './filter.ts'
import type { MapGrid } from './map-area.ts'
import type { MapSquare } from './map-groups.ts'
import { orderBy } from './order.ts'
import { zoneIdsOf, type SearchPlace } from './place.ts'
import { runStatement } from './repository.ts'
import { large, sampledOf, shareBefore } from './sample.ts'
import { foundAtMost, type SearchStatement } from './statement.ts'

interface Kept {
  readonly query: SearchQuery
  readonly place: SearchPlace
  readonly zones: readonly KnownZone[]
  readonly grid: MapGrid
}

const sums = `sum(total)::int as total, sum(longitude_sum)::float8 as "longitudeSum",
  sum(latitude_sum)::float8 as "latitudeSum"`

export interface PointRow {
  readonly id: string
  readonly longitude: number
  readonly latitude: number
}

const point = 'p.id, p.public_longitude as longitude, p.public_latitude as latitude'

/** Returns the statement that finds the coordinates of all matches when there are few. */
export const pointsStatement = (query: SearchQuery, place: SearchPlace, by: Scan): SearchStatement => {
  const where = filterOf(query, place, by)
  const text = `select ${point} from properties p where ${where.text} limit ${foundAtMost}`
  return { text, parameters: where.parameters, planned: 'each time' }
}

export const findPoints = (sql: Sql, statement: SearchStatement) => runStatement<PointRow>(sql, statement)

/** The most points that are read from the sample. */
const pointsAtMost = 1000

/**
 * Returns the coordinates of matches in the large sample, as many as needed, and the share of all properties
 * they represent.
 */
export const samplePoints = async (sql: Sql, query: SearchQuery, place: SearchPlace) => {
  const where = sampledOf(query, place, large)
  const text = `select ${point} from properties p where ${where.text} order by p.id limit ${pointsAtMost}`
  const points = await runStatement<PointRow>(sql, { text, parameters: where.parameters })
  const share = shareBefore(points[pointsAtMost - 1]?.id ?? large.below)
  return { points, share }
}

/** Returns the cards of these properties, newest first. */
export const findMapCards = (sql: Sql, ids: readonly string[]) =>
  runStatement<CardRow>(sql, {
    text: `select ${propertyCardColumns} from properties p where p.id = any($1::uuid[]) order by ${orderBy('newest')}`,
    parameters: [ids],
  })

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

/** Counts the properties in the squares that the area touches. */
export const countKept = async (sql: Sql, kept: Kept): Promise<number> => {
  const where = cellsOf(kept)
  const text = `select coalesce(sum(total), 0)::int as total from property_cells where ${where.text}`
  const [row] = await runStatement<{ total: number }>(sql, { text, parameters: where.parameters })
  return row?.total ?? 0
}

export const findKeptGroups = (sql: Sql, kept: Kept) => {
  const where = cellsOf(kept)
  const text = `select ${sums} from property_cells where ${where.text} group by x, y having sum(total) > 0`
  return runStatement<MapSquare>(sql, { text, parameters: where.parameters })
}
