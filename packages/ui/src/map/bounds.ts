import type { Point } from './map-pin.ts'

export interface MapBounds {
  west: number
  south: number
  east: number
  north: number
}

export type Corners = [west: number, south: number, east: number, north: number]

export const cornersOf = ({ west, south, east, north }: MapBounds): Corners => [west, south, east, north]

/** In degrees. With a single place the bounds would have no size, so this much is added on every side. */
const aroundOne = 0.001

/** Returns the smallest bounds that contain all places. */
export const boundsAround = (places: readonly Point[]): Corners => {
  const lngs = places.map(({ lng }) => lng)
  const lats = places.map(({ lat }) => lat)
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  return west === east && south === north
    ? [west - aroundOne, south - aroundOne, east + aroundOne, north + aroundOne]
    : [west, south, east, north]
}
