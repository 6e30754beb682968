import * as v from 'valibot'
import { Country } from '../primitives/money.ts'
import { coordinateEntries, ZoneName } from '../zones/schemas.ts'
import { KindCounts } from './search.ts'
import { SearchType } from './words.ts'

/** A comuna or distrito with its centre and the number of published properties, including those sold out. */
export const Place = v.object({ ...ZoneName.entries, ...coordinateEntries, counts: KindCounts })
export type Place = v.InferOutput<typeof Place>

export const PlacesQuery = v.object({
  /** Only places where something of this kind is published. */
  type: v.optional(SearchType),
  country: v.optional(Country),
  /**
   * Sorts the places by distance from this point instead of by country, city and name. Both coordinates or
   * none.
   */
  lat: v.optional(coordinateEntries.lat),
  long: v.optional(coordinateEntries.long),
  /** Limits the list to the places with the most properties, or to the nearest ones if a point is given. */
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
})
export type PlacesQuery = v.InferOutput<typeof PlacesQuery>

/**
 * Only places where something is published, because each of them, and each of their kinds, has a page of its
 * own.
 */
export const Places = v.object({ places: v.array(Place) })
