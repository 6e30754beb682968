import { parseBbox, type Place, type PlacesQuery, type Zone } from '@metrolibre/contract'
import { askedZones, type AskedPlace } from '../../property/asked-zones.ts'

interface Asked extends AskedPlace {
  type?: PlacesQuery['type']
  bbox?: string
}

const shown = 6

/** The first zone that a search names, whether anything is published there or not. */
export const askedZone = (asked: Asked, zones: readonly Zone[]): Zone | undefined =>
  askedZones(asked, zones)[0]

/** Of the places around a search, those that it does not name itself. */
export const othersOf = (
  places: readonly Place[],
  asked: Asked,
  zones: readonly Zone[],
): readonly Place[] => {
  const own = askedZone(asked, zones)
  return places.filter(({ id }) => id !== own?.id || asked.comuna === undefined)
}

/** What to ask for what a near place has of the kind that a search did not find. */
export const nearQuery = ({ id }: Place, { type }: Asked) => ({ zoneId: id, type })

/** What to ask for the places around a search, nearest first; around nowhere, those with the most. */
export const placesNear = (asked: Asked, zones: readonly Zone[]): PlacesQuery => {
  const { type, country, bbox } = asked
  const zone = askedZone(asked, zones)
  if (zone) return { type, lat: zone.lat, long: zone.long, limit: shown + 1 }
  if (bbox === undefined) return { type, country, limit: shown }
  const { west, south, east, north } = parseBbox(bbox)
  const clamp = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees))
  return { type, lat: clamp((south + north) / 2, 90), long: clamp((west + east) / 2, 180), limit: shown }
}
