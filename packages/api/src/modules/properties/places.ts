import type { Place, PlacesQuery } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import { countedZones } from './places-repository.ts'
import { countsPerType, totalOf } from './search/total.ts'

interface Point {
  readonly lat: number
  readonly long: number
}

/**
 * Returns a value that is only good for comparing which zone is nearer. A degree of longitude gets shorter
 * towards the poles.
 */
const distance = (from: Point, to: Point): number =>
  Math.hypot(from.lat - to.lat, (from.long - to.long) * Math.cos((from.lat * Math.PI) / 180))

const pointOf = ({ lat, long }: PlacesQuery): Point | undefined =>
  lat === undefined || long === undefined ? undefined : { lat, long }

/** Returns zones with something published, from the counts that database triggers keep. */
export const readPlaces = async (sql: Sql, query: PlacesQuery): Promise<Place[]> => {
  const { type, country, limit } = query
  const byZone = Map.groupBy(await countedZones(sql), ({ id }) => id)
  const places = [...byZone.values()]
    .map((rows): Place => {
      const { id, zone, city, state, country: its, lat, long } = rows[0]!
      return { id, zone, city, state, country: its, lat, long, counts: countsPerType(rows) }
    })
    .filter(
      (place) => totalOf(place.counts, type) > 0 && (country === undefined || country === place.country),
    )
  const point = pointOf(query)
  if (point) places.sort((one, other) => distance(point, one) - distance(point, other))
  else if (limit) places.sort((one, other) => totalOf(other.counts, type) - totalOf(one.counts, type))
  return places.slice(0, limit)
}
