import { mapPinLimit, type MapQuery, type MapResult } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import type { KnownZone } from '../../zones/known-zones.ts'
import { toCard } from '../card.ts'
import { isCounted } from './filter.ts'
import { areaOf, gridOf } from './map-area.ts'
import { groupPoints, type Group } from './map-groups.ts'
import { countKept, findCards, findKeptGroups, findPoints } from './map-repository.ts'
import { placeOf } from './place.ts'
import { isFrequent } from './service.ts'

/** The middle of a group; its sums are of millionths of a degree. */
const toCluster = ({ total, longitudeSum, latitudeSum }: Group) => ({
  lat: Math.round(latitudeSum / total) / 1e6,
  long: Math.round(longitudeSum / total) / 1e6,
  count: total,
})

/**
 * What a search finds, on a map. A few matches are told one by one. Of many by place and kind alone, the counts
 * kept per square of the map answer; by other filters, as many as are counted stand for all. RULES §3.
 */
export const createMap =
  (sql: Sql, zones: () => Promise<readonly KnownZone[]>) =>
  async ({ view, ...query }: MapQuery): Promise<MapResult> => {
    const known = await zones()
    const place = placeOf(query, known)
    const area = areaOf(query.bbox, view)
    if (!area) return { locations: [], clusters: [] }
    const kept = { query, place, zones: known, grid: gridOf(area) }
    const isKept = isCounted({ ...query, bbox: undefined })
    if (isKept && (await countKept(sql, kept)) > 4 * mapPinLimit)
      return { locations: [], clusters: (await findKeptGroups(sql, kept)).map(toCluster) }
    const everywhere = query.bbox === undefined && view === undefined
    const approach = everywhere && (await isFrequent(sql, query, place)) ? 'walk' : 'collect'
    const points = await findPoints(sql, { query, place, area }, approach)
    if (points.length > mapPinLimit)
      return { locations: [], clusters: groupPoints(points, kept.grid.level).map(toCluster) }
    const ids = points.map(({ id }) => id)
    return { locations: (await findCards(sql, ids)).map(toCard), clusters: [] }
  }
