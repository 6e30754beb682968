import type { Point } from './map-pin.ts'

const metresPerDegree = 111_320
const corners = 64

/**
 * Converts metres to degrees of longitude at a place. A degree of longitude gets shorter towards the poles, one of
 * latitude does not.
 */
export const degreesEast = ({ lat }: Point, metres: number): number =>
  metres / (metresPerDegree * Math.cos((lat * Math.PI) / 180))

/** Returns a line of this many metres from a place to the east, as GeoJSON. */
export const lineEast = (place: Point, metres: number): GeoJSON.Feature => {
  const { lat, lng } = place
  const coordinates = [
    [lng, lat],
    [lng + degreesEast(place, metres), lat],
  ]
  return { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } }
}

/**
 * Returns a circle with a radius in metres around a place, as GeoJSON. It is a polygon, because GeoJSON has no circles
 * and MapLibre's own are measured in pixels.
 */
export const circleAround = (place: Point, metres: number): GeoJSON.Feature => {
  const { lat, lng } = place
  const ring = Array.from({ length: corners + 1 }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI
    const dLat = (metres * Math.sin(angle)) / metresPerDegree
    const dLng = Math.cos(angle) * degreesEast(place, metres)
    return [lng + dLng, lat + dLat]
  })
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }
}
