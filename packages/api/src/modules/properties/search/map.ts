import { mapPinLimit, type MapQuery, type MapResult } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import type { KnownZone } from '../../zones/repository.ts'
import { toCard } from '../card.ts'
import { hasKeptCount } from './filter.ts'
import { areaOf, gridOf } from './map-area.ts'
import { estimateGroups, groupPoints, type MapSquare } from './map-groups.ts'
import {
  countKept,
  findMapCards,
  findKeptGroups,
  findPoints,
  pointsStatement,
  samplePoints,
} from './map-repository.ts'
import { searchPlaceOf } from './place.ts'
import { areFew, large } from './sample.ts'
import type { ReadWords } from './search.ts'
import { foundAtMost } from './statement.ts'

/** Returns the centre of a group. Its sums are in millionths of a degree. */
const toCluster = ({ total, longitudeSum, latitudeSum }: MapSquare) => ({
  lat: Math.round(latitudeSum / total) / 1e6,
  long: Math.round(longitudeSum / total) / 1e6,
  count: total,
})

/**
 * Returns the map of a search. A few matches are listed one by one. Many matches by place and kind alone are
 * grouped with the counts kept per square; with other filters a sample gives approximate counts
 * (RULES.md §3.73, §3.74, §3.74a).
 */
export const createMap =
  (sql: Sql, zones: () => Promise<readonly KnownZone[]>, read: ReadWords) =>
  async ({ view, ...asked }: MapQuery): Promise<MapResult> => {
    const known = await zones()
    const query = await read(asked)
    const place = searchPlaceOf(query, known)
    const area = areaOf(query.bbox, view)
    if (!area) return { locations: [], clusters: [] }
    const inArea = { ...query, bbox: [area.west, area.south, area.east, area.north].join(',') }
    const kept = { query, place, zones: known, grid: gridOf(area) }
    const clusters = (groups: readonly MapSquare[]) => ({ locations: [], clusters: groups.map(toCluster) })
    const within = await countKept(sql, kept)
    if (hasKeptCount({ ...query, bbox: undefined }) && within > 4 * mapPinLimit)
      return clusters(await findKeptGroups(sql, kept))
    const finding = pointsStatement(inArea, place, within > foundAtMost ? 'index' : 'area')
    if (within > foundAtMost && !(await areFew(sql, { query: inArea, place }, finding))) {
      const { points, share } = await samplePoints(sql, inArea, place)
      if (points.length >= large.proof)
        return clusters(groupPoints(points, kept.grid.level).map((group) => estimateGroups(group, share)))
    }
    const points = await findPoints(sql, finding)
    if (points.length > mapPinLimit) return clusters(groupPoints(points, kept.grid.level))
    const ids = points.map(({ id }) => id)
    return { locations: (await findMapCards(sql, ids)).map(toCard), clusters: [] }
  }
