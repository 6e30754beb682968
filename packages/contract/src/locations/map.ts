import * as v from 'valibot'
import { coordinateEntries } from '../zones/schemas.ts'
import { PropertyCard } from './schemas.ts'
import { Bbox, SearchQuery } from './search-query.ts'

/** So many matches are told one by one; of more, how many stand where. */
export const mapPinLimit = 100

const { sort: _sort, page: _page, cursor: _cursor, ...filters } = SearchQuery.entries

/** The filters of a search, and the part of the map that is looked at. RULES §3. */
export const MapQuery = v.object({
  ...filters,
  /** What the window shows, west,south,east,north in degrees: narrows the answer, not the search. */
  view: v.optional(Bbox),
})
export type MapQuery = v.InferOutput<typeof MapQuery>

const count = v.pipe(v.number(), v.integer())

export const MapResult = v.object({
  /** Each match, newest first, when there are no more than `mapPinLimit`; else empty. */
  locations: v.array(PropertyCard),
  /** Groups of matches around a middle, when there are more. */
  clusters: v.array(v.object({ ...coordinateEntries, count })),
})
export type MapResult = v.InferOutput<typeof MapResult>
