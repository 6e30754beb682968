import type { Point } from './map-pin.ts'

/** The nearest the bundled base map is shown at, and where the map of a place opens (spec §3). */
export const placeZoom = 15
const continent = { latitude: -25, longitude: -68, zoom: 2 }

/** Returns what the map of a property shows first: its place, or the continent while it has none. */
export const placeView = (place: Point | null) =>
  place ? { latitude: place.lat, longitude: place.lng, zoom: placeZoom } : continent
