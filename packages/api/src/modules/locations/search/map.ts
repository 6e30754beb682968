import { mapPinLimit, type MapQuery, type MapResult } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import type { KnownZone } from '../../zones/known-zones.ts'
import { toCard } from '../card.ts'
import { isCounted } from './filter.ts'
import { countKept, findClusters, findKeptClusters, findPins, type ClusterRow } from './map-repository.ts'
import { areaOf, gridOf } from './map-area.ts'
import { placeOf } from './place.ts'

/** The place of a whole group: the sums are of millionths of a degree. */
const toCluster = ({ total, longitudeSum, latitudeSum }: ClusterRow) => ({
  lat: Math.round(latitudeSum / total) / 1e6,
  long: Math.round(longitudeSum / total) / 1e6,
  count: total,
})

/**
 * What a search finds, on a map. A few matches are told one by one. Of many by place and kind alone, the counts
 * kept per square of the map answer; by other filters, the newest thousand and one stand for all. RULES §3.
 */
export const createMap =
  (sql: Sql, zones: () => Promise<readonly KnownZone[]>) =>
  async ({ view, ...query }: MapQuery): Promise<MapResult> => {
    const known = await zones()
    const place = placeOf(query, known)
    const area = areaOf(query.bbox, view)
    if (!area) return { locations: [], clusters: [] }
    const grid = gridOf(area)
    const kept = isCounted({ ...query, bbox: undefined })
    const many = kept && (await countKept(sql, { query, place, zones: known, grid })) > 4 * mapPinLimit
    if (!many) {
      const rows = await findPins(sql, { query, place, area })
      if (rows.length <= mapPinLimit) return { locations: rows.map(toCard), clusters: [] }
    }
    const rows = kept
      ? await findKeptClusters(sql, { query, place, zones: known, grid })
      : await findClusters(sql, { query, place, area, grid })
    return { locations: [], clusters: rows.map(toCluster) }
  }
