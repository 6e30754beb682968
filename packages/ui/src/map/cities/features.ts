import type { City, Path } from './city.ts'
import { type Position, smooth } from './smooth.ts'

/** What a feature of the base map is; the layers of the style choose by it. */
export type CityFeatureKind = 'ground' | 'sea' | 'water' | 'river' | 'park' | 'motorway' | 'avenue' | 'border'

/** In degrees: how far the sea and the ground of a city reach beyond its coast, over the coarse coast of the continent. */
const beyondCoast = 0.4

/** Reads a path; a longitude follows its latitude there and precedes it in GeoJSON. */
export const positionsOf = (path: Path): Position[] =>
  path.split(' ').map((place) => {
    const [lat, lng] = place.split(',').map(Number)
    return [lng!, lat!]
  })

const line = (kind: CityFeatureKind, coordinates: Position[], name?: string): GeoJSON.Feature => ({
  type: 'Feature',
  properties: { kind, name },
  geometry: { type: 'LineString', coordinates },
})

/** Closes a ring, which GeoJSON ends with the place that it starts with. */
const area = (kind: CityFeatureKind, ring: Position[]): GeoJSON.Feature => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]!]] },
})

/** The land and the sea on both sides of a coast, from which they reach to a straight edge in the east or west. */
const sidesOf = (coast: Path): GeoJSON.Feature[] => {
  const shore = smooth(positionsOf(coast))
  const lngs = shore.map(([lng]) => lng)
  const [north, south] = [shore[0]![1], shore.at(-1)![1]]
  const side = (kind: CityFeatureKind, lng: number) => area(kind, [...shore, [lng, south], [lng, north]])
  return [side('ground', Math.max(...lngs) + beyondCoast), side('sea', Math.min(...lngs) - beyondCoast)]
}

/** Returns a city as GeoJSON. */
export const featuresOf = (city: City): GeoJSON.Feature[] => [
  ...(city.coast ? sidesOf(city.coast) : []),
  ...city.parks.map((path) => area('park', positionsOf(path))),
  ...(city.waters ?? []).map((path) => area('water', smooth(positionsOf(path)))),
  ...city.rivers.map((path) => line('river', smooth(positionsOf(path)))),
  ...city.borders.map((path) => line('border', positionsOf(path))),
  ...city.roads.map(([name, rank, path]) => line(rank, smooth(positionsOf(path)), name)),
]
