import { degreesEast } from './circle.ts'
import type { Point } from './map-pin.ts'
import { allNames, type PlaceName } from './place-name.ts'

/** In metres: nearer names would lie under the pin of a place, at the zoom level at which its map starts. */
const near = { east: 900, north: 450 }
/** In px: from the middle of the pin to below it. */
const drop = 20

/** Returns the name that a pin in the middle would cover, written below the pin; none where it covers none. */
export function namesBelow(place: Point): PlaceName[] {
  const east = degreesEast(place, near.east)
  const north = east * (near.north / near.east)
  const away = ({ lat, lng }: Point) => Math.hypot((lng - place.lng) / east, (lat - place.lat) / north)
  const [nearest] = allNames([])
    .filter((name) => away(name) < 1)
    .toSorted((one, other) => away(one) - away(other))
  return nearest ? [{ ...nearest, ...place, below: true, drop }] : []
}
