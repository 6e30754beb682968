import type { PropertyDetail } from '@metrolibre/api-client'

/** Returns where a property is, as exactly as the visitor may know it (RULES.md §7.3); null while that is unknown. */
export const mapPlaceOf = ({ lat, long, exact }: PropertyDetail) => {
  if (exact && exact.exactLat !== null && exact.exactLong !== null)
    return { lat: exact.exactLat, lng: exact.exactLong, isExact: true }
  return lat !== null && long !== null ? { lat, lng: long, isExact: false } : null
}
