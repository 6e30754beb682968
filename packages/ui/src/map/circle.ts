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

/** @returns the zoom at which a circle fills about half of a map so many px high. */
export const zoomForCircle = ({ lat }: Pick<Point, 'lat'>, metres: number, heightPx: number): number => {
  const metresPerPixelAtZero = (40_075_016 * Math.cos((lat * Math.PI) / 180)) / 512
  return Math.log2((metresPerPixelAtZero * heightPx * 0.55) / (metres * 2))
}
