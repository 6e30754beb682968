import type { SearchResult } from '@metrolibre/api-client'
import { parseBbox, type Country, type Place, type PlacesQuery, type Zone } from '@metrolibre/contract'
import { askedZones, type AskedPlace } from '../../property/asked-zones.ts'

interface Asked extends AskedPlace {
  type?: PlacesQuery['type']
  bbox?: string
}

const shown = 6

/**
 * Returns the place of a search without results, around which something else may be near: that of its filters, or else the
 * one that its words name.
 */
export const placeAround = (search: Asked, result: Pick<SearchResult, 'understood'> | undefined) => {
  const { type, comuna, city, zoneId, bbox } = search
  if ([comuna, city, zoneId, bbox].some((asked) => asked !== undefined)) return search
  const [named] = result?.understood?.places ?? []
  if (!named) return undefined
  return named.id === null ? { type, city: named.city, country: named.country } : { type, zoneId: named.id }
}

/** Returns a search as somebody from a country means it: without any place, its own country's are offered. */
export const meantFrom = <Search extends Asked>(search: Search, home: Country): Search => {
  const { country, city, comuna, zoneId, bbox } = search
  const isAnywhere = [country, city, comuna, zoneId, bbox].every((asked) => asked === undefined)
  return isAnywhere ? { ...search, country: home } : search
}

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
  return places.filter(({ id }) => id !== own?.id || (asked.comuna ?? asked.zoneId) === undefined)
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
  // Nothing in another country is near.
  if (zone) return { type, country: zone.country, lat: zone.lat, long: zone.long, limit: shown + 1 }
  if (bbox === undefined) return { type, country, limit: shown }
  const { west, south, east, north } = parseBbox(bbox)
  const clamp = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees))
  return { type, lat: clamp((south + north) / 2, 90), long: clamp((west + east) / 2, 180), limit: shown }
}
