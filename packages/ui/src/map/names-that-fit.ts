import { type Point, toPixels } from './clusters.ts'

export interface PlaceName extends Point {
  text: string
  rank: 'city' | 'comuna'
}

/**
 * The zoom levels [from, to) at which names are shown. From far away a city would be a dot; close up its name would be
 * in the way of those of its comunas.
 */
const zooms = { city: [3, 11], comuna: [8.5, 24] } as const
/** The size of a name is estimated, because measuring text would need a layout for each movement. */
const letterPx = 9
const linePx = 24

/** Returns the names that can be shown at a zoom level without overlapping. Cities take precedence over comunas. */
export const namesThatFit = (names: readonly PlaceName[], zoom: number): PlaceName[] => {
  const placed: { name: PlaceName; x: number; y: number }[] = []
  const asked = names.filter(({ rank }) => zoom >= zooms[rank][0] && zoom < zooms[rank][1])
  for (const name of asked.toSorted((one, other) => one.rank.localeCompare(other.rank))) {
    const at = toPixels(name, zoom)
    const covers = placed.some(
      (other) =>
        Math.abs(other.y - at.y) < linePx &&
        Math.abs(other.x - at.x) < ((other.name.text.length + name.text.length) / 2) * letterPx,
    )
    if (!covers) placed.push({ name, ...at })
  }
  return placed.map(({ name }) => name)
}
