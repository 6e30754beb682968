import type { Point } from './map-pin.ts'
import { cities } from './cities/index.ts'

/** The name of a place on the bundled base map. */
export interface PlaceName extends Point {
  text: string
  rank: 'city' | 'comuna'
  /** Writes the name below its point, where a pin stands on it. */
  below?: boolean
  /** How far below its point, in px; 0 by default. */
  drop?: number
}

const known: readonly PlaceName[] = cities.flatMap(({ places }) =>
  places.map(([text, lat, lng]): PlaceName => ({ text, lat, lng, rank: 'comuna' })),
)

const isSame = (one: PlaceName, other: PlaceName) => one.text === other.text && one.rank === other.rank

/**
 * Returns the given names and those that the base map knows itself. One that is in both appears where it was given.
 * @param except a name that the map shows in another way
 */
export const allNames = (given: readonly PlaceName[], except?: string): PlaceName[] =>
  [...given, ...known.filter((name) => !given.some((other) => isSame(name, other)))].filter(
    ({ text }) => text !== except,
  )
