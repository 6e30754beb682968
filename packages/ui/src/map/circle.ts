import type { Point } from './clusters.ts'

const metresPerDegree = 111_320
const corners = 64

/** @returns a circle of so many metres around a place, as GeoJSON. */
export const circleAround = ({ lat, lng }: Point, metres: number): GeoJSON.Feature => {
  const ring = Array.from({ length: corners + 1 }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI
    const dLat = (metres * Math.sin(angle)) / metresPerDegree
    const dLng = (metres * Math.cos(angle)) / (metresPerDegree * Math.cos((lat * Math.PI) / 180))
    return [lng + dLng, lat + dLat]
  })
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }
}
