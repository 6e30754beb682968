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
  /** How far to the right of its point, in px; 0 by default. */
  aside?: number
  /** Left out, because something covers it wherever it could stand. */
  hidden?: boolean
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

/** The zoom level from which comunas have names. */
export const comunasFrom = 9

/** In px: from the point of a city to below the tip of a number of places that stands on it. */
export const cityDrop = 8

/**
 * Returns how a name is drawn. That of a city begins below its point: seen from far away, the number of its places
 * stands on the same point and would cover it.
 */
export const placing = ({
  rank,
  below = rank === 'city',
  drop = rank === 'city' ? cityDrop : 0,
  aside = 0,
}: PlaceName) => ({
  below,
  offset: [aside, drop],
  order: rank === 'city' ? 0 : 1,
})
