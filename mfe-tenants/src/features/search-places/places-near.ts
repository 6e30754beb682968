import { parseBbox, type Place, type PlacesQuery, type Zone } from '@metrolibre/contract'
import { askedZones, type AskedPlace } from '../../property/asked-zones.ts'

interface Asked extends AskedPlace {
  type?: PlacesQuery['type']
  bbox?: string
}

const shown = 6

/** Returns the first zone that a search names, even if nothing is published there. */
export const askedZone = (asked: Asked, zones: readonly Zone[]): Zone | undefined =>
  askedZones(asked, zones)[0]

/** Returns the places around a search without those that the search names itself. */
export const othersOf = (
  places: readonly Place[],
  asked: Asked,
  zones: readonly Zone[],
): readonly Place[] => {
  const own = askedZone(asked, zones)
  return places.filter(({ id }) => id !== own?.id || asked.comuna === undefined)
}

/** Returns the query for the properties of the searched kind in a nearby place. */
export const nearQuery = ({ id }: Place, { type }: Asked) => ({ zoneId: id, type })

/**
 * Returns the query for the places around a search, nearest first; if the search names no place, those with
 * the most properties.
 */
export const placesNear = (asked: Asked, zones: readonly Zone[]): PlacesQuery => {
  const { type, country, bbox } = asked
  const zone = askedZone(asked, zones)
  if (zone) return { type, lat: zone.lat, long: zone.long, limit: shown + 1 }
  if (bbox === undefined) return { type, country, limit: shown }
  const { west, south, east, north } = parseBbox(bbox)
  const clamp = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees))
  return { type, lat: clamp((south + north) / 2, 90), long: clamp((west + east) / 2, 180), limit: shown }
}
