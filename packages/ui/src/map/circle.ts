import type { Point } from './clusters.ts'

const metresPerDegree = 111_320
const corners = 64

/** @returns how many degrees to the east of a place so many metres reach. */
export const degreesEast = ({ lat }: Point, metres: number): number =>
  metres / (metresPerDegree * Math.cos((lat * Math.PI) / 180))

/** @returns a line from a place to its east, as GeoJSON. */
export const lineEast = (place: Point, metres: number): GeoJSON.Feature => {
  const { lat, lng } = place
  const coordinates = [
    [lng, lat],
    [lng + degreesEast(place, metres), lat],
  ]
  return { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } }
}

/** @returns a circle of so many metres around a place, as GeoJSON. */
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
