import { type Point, toPixels } from './clusters.ts'

export interface PlaceName extends Point {
  text: string
  rank: 'city' | 'comuna'
}

/** Comunas are named from the first zoom on, cities between the two, where they are more than a dot. */
const zooms = { city: [3, 11], comuna: [8.5, 24] } as const
const letterPx = 9
const linePx = 24

/** The names that a zoom has room for: cities before comunas, none over another. */
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
