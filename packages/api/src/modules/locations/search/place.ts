import type { Country, SearchQuery } from '@metrolibre/contract'
import type { KnownZone } from '../../zones/repository.ts'
import { normalize } from './normalize.ts'

/**
 * Where to look. Filters by name become the narrowest level that has an index and a kept count of its own:
 * everything, a country, a city, one zone, or (a name that several zones share) a list of them.
 */
export type Place =
  | { readonly level: 'all' }
  | { readonly level: 'country'; readonly country: Country }
  | { readonly level: 'city'; readonly country: Country; readonly city: string }
  | { readonly level: 'zones'; readonly ids: readonly string[] }

type PlaceQuery = Pick<SearchQuery, 'country' | 'state' | 'city' | 'comuna' | 'zoneId'>

/** Zones are few and asked about in every search, so their names are worked out once. */
const plainNames = new Map<string, string>()
const plain = (name: string): string => {
  const known = plainNames.get(name) ?? normalize(name)
  plainNames.set(name, known)
  return known
}

const same = (asked: string | undefined, name: string): boolean =>
  asked === undefined || asked === plain(name)

/** Whether a zone is meant; the names asked for are normalized. */
const matches = (query: PlaceQuery, zone: KnownZone): boolean =>
  (query.country === undefined || query.country === zone.country) &&
  (query.zoneId === undefined || query.zoneId === zone.id) &&
  same(query.state, zone.state) &&
  same(query.city, zone.city) &&
  same(query.comuna, zone.name)

/** The place a query means; names are compared without accents and case. A name nobody knows is an empty list. */
export const placeOf = (query: PlaceQuery, zones: readonly KnownZone[]): Place => {
  const { country, state, city, comuna, zoneId } = query
  // An id needs nobody's names, so a zone made a moment ago is found by it.
  if (zoneId !== undefined && state === undefined && city === undefined && comuna === undefined && !country) {
    return { level: 'zones', ids: [zoneId] }
  }
  const byZone = comuna !== undefined || zoneId !== undefined
  if (!byZone && state === undefined && city === undefined) {
    return country ? { level: 'country', country } : { level: 'all' }
  }
  const asked = {
    ...query,
    ...(state !== undefined && { state: normalize(state) }),
    ...(city !== undefined && { city: normalize(city) }),
    ...(comuna !== undefined && { comuna: normalize(comuna) }),
  }
  const found = zones.filter((zone) => matches(asked, zone))
  const [first] = found
  const oneCity = found.every((zone) => zone.city === first?.city && zone.country === first.country)
  const wholeCity =
    !byZone && first && oneCity && (state === undefined || zones.every((zone) => inState(zone, first)))
  if (wholeCity) return { level: 'city', country: first.country, city: first.city }
  return { level: 'zones', ids: found.map((zone) => zone.id) }
}

/** Whether a zone of the same city lies in the same state, so that the city stands for the state. */
const inState = (zone: KnownZone, first: KnownZone): boolean =>
  zone.country !== first.country || zone.city !== first.city || zone.state === first.state

/** The zones that a place is made of. */
export const zoneIdsOf = (place: Place, zones: readonly KnownZone[]): readonly string[] => {
  if (place.level === 'zones') return place.ids
  const within = (zone: KnownZone) =>
    place.level === 'all' ||
    (zone.country === place.country && (place.level === 'country' || zone.city === place.city))
  return zones.filter(within).map(({ id }) => id)
}
