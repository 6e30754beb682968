import { parseBbox } from '@metrolibre/contract'

/** A part of the map, in degrees. */
export type Area = ReturnType<typeof parseBbox>

export const wholeWorld: Area = { west: -180, south: -90, east: 180, north: 90 }

/** Returns the intersection of these boxes, or undefined when they do not meet. */
export const areaOf = (...boxes: readonly (string | undefined)[]): Area | undefined => {
  let { west, south, east, north } = wholeWorld
  for (const box of boxes) {
    if (box === undefined) continue
    const other = parseBbox(box)
    west = Math.max(west, other.west)
    south = Math.max(south, other.south)
    east = Math.min(east, other.east)
    north = Math.min(north, other.north)
  }
  return west <= east && south <= north ? { west, south, east, north } : undefined
}

/** Squares of one size over a part of the map, as in the table `property_cells`. */
export interface MapGrid {
  readonly level: number
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** The sizes of squares for which counts are kept. */
const levels = [14, 12, 10, 8, 6, 4]
/** The most squares across a part of the map, which is as many groups as a reader can tell apart. */
const mostAcross = 24

/** Returns the index of the square of a level that contains a degree, like `map_cell` in the database. */
export const cellOf = (degrees: number, level: number) => Math.floor(((degrees + 180) / 360) * 2 ** level)

/** Returns the finest grid that does not have too many squares for this part of the map. */
export const gridOf = ({ west, south, east, north }: Area): MapGrid => {
  const span = Math.max(east - west, north - south)
  const level = levels.find((each) => (span / 360) * 2 ** each <= mostAcross) ?? levels.at(-1)!
  const at = (degrees: number) => cellOf(degrees, level)
  return { level, west: at(west), south: at(south), east: at(east), north: at(north) }
}
