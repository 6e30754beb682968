import * as v from 'valibot'
import { Country } from '../primitives/money.ts'
import { coordinateEntries, ZoneName } from '../zones/schemas.ts'
import { KindCounts } from './search.ts'
import { SearchType } from './words.ts'

/** A comuna or distrito with its middle and what is published there, sold out included. */
export const Place = v.object({ ...ZoneName.entries, ...coordinateEntries, counts: KindCounts })
export type Place = v.InferOutput<typeof Place>

export const PlacesQuery = v.object({
  /** Only where something of this kind is published. */
  type: v.optional(SearchType),
  country: v.optional(Country),
  /** The nearest of this point first; without it, by country, city and name. Both or none. */
  lat: v.optional(coordinateEntries.lat),
  long: v.optional(coordinateEntries.long),
  /** The most first, unless a point is given. */
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
})
export type PlacesQuery = v.InferOutput<typeof PlacesQuery>

/** Only places where something is published: each of them, and each of their kinds, has a page of its own. */
export const Places = v.object({ places: v.array(Place) })
