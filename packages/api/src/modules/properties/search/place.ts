import type { Country, SearchQuery } from '@metrolibre/contract'
import type { KnownZone } from '../../zones/repository.ts'
import { normalizeText } from '../../../platform/list/text-patterns.ts'

/**
 * The place of a search. Filters by name are turned into the narrowest level that has an index and a kept
 * count: everything, a country, a city, one zone, or a list of zones when several share a name.
 */
export type SearchPlace =
  | { readonly level: 'all' }
  | { readonly level: 'country'; readonly country: Country }
  | { readonly level: 'city'; readonly country: Country; readonly city: string }
  | { readonly level: 'zones'; readonly ids: readonly string[] }

type PlaceQuery = Pick<SearchQuery, 'country' | 'state' | 'city' | 'comuna' | 'zoneId'>

/** Caches the normalised names of zones, which are few and needed in every search. */
const plainNames = new Map<string, string>()
const plain = (name: string): string => {
  const known = plainNames.get(name) ?? normalizeText(name)
  plainNames.set(name, known)
  return known
}

const same = (asked: string | undefined, name: string): boolean =>
  asked === undefined || asked === plain(name)

/** Tells whether a zone matches. The names in the query are already normalised. */
const matches = (query: PlaceQuery, zone: KnownZone): boolean =>
  (query.country === undefined || query.country === zone.country) &&
  (query.zoneId === undefined || query.zoneId === zone.id) &&
  same(query.state, zone.state) &&
  same(query.city, zone.city) &&
  same(query.comuna, zone.name)

/**
 * Returns the place that a query means. Names are compared without accents and case. An unknown name gives an
 * empty list of zones.
 */
export const searchPlaceOf = (query: PlaceQuery, zones: readonly KnownZone[]): SearchPlace => {
  const { country, state, city, comuna, zoneId } = query
  // An id alone needs no names, so a zone created a moment ago is found as well.
  if (zoneId !== undefined && state === undefined && city === undefined && comuna === undefined && !country) {
    return { level: 'zones', ids: [zoneId] }
  }
  const byZone = comuna !== undefined || zoneId !== undefined
  if (!byZone && state === undefined && city === undefined) {
    return country ? { level: 'country', country } : { level: 'all' }
  }
  const asked = {
    ...query,
    ...(state !== undefined && { state: normalizeText(state) }),
    ...(city !== undefined && { city: normalizeText(city) }),
    ...(comuna !== undefined && { comuna: normalizeText(comuna) }),
  }
  const found = zones.filter((zone) => matches(asked, zone))
  const [first] = found
  const oneCity = found.every((zone) => zone.city === first?.city && zone.country === first.country)
  const wholeCity =
    !byZone && first && oneCity && (state === undefined || zones.every((zone) => inState(zone, first)))
  if (wholeCity) return { level: 'city', country: first.country, city: first.city }
  return { level: 'zones', ids: found.map((zone) => zone.id) }
}

/**
 * Tells whether a zone, if it is in the same city, is also in the same state. If all are, the city can stand
 * for the state.
 */
const inState = (zone: KnownZone, first: KnownZone): boolean =>
  zone.country !== first.country || zone.city !== first.city || zone.state === first.state

/** Returns the ids of the zones that a place consists of. */
export const zoneIdsOf = (place: SearchPlace, zones: readonly KnownZone[]): readonly string[] => {
  if (place.level === 'zones') return place.ids
  const within = (zone: KnownZone) =>
    place.level === 'all' ||
    (zone.country === place.country && (place.level === 'country' || zone.city === place.city))
  return zones.filter(within).map(({ id }) => id)
}
