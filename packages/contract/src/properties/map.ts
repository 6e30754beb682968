import * as v from 'valibot'
import { coordinateEntries } from '../zones/schemas.ts'
import { PropertyCard } from './schemas.ts'
import { Bbox, SearchQuery } from './search-query.ts'

/** Up to this number matches are listed one by one, and beyond it they are grouped. */
export const mapPinLimit = 100

const { sort: _sort, home: _home, page: _page, cursor: _cursor, ...filters } = SearchQuery.entries

/** The filters of a search and the visible part of the map (RULES.md §3). */
export const MapQuery = v.object({
  ...filters,
  /** The visible part of the map: west,south,east,north in degrees. It limits the answer but not the search. */
  view: v.optional(Bbox),
})
export type MapQuery = v.InferOutput<typeof MapQuery>

const count = v.pipe(v.number(), v.integer())

export const MapResult = v.object({
  /** All matches, newest first, if there are no more than `mapPinLimit`; otherwise empty. */
  locations: v.array(PropertyCard),
  /** Groups of matches around a centre, when there are more. */
  clusters: v.array(v.object({ ...coordinateEntries, count })),
})
export type MapResult = v.InferOutput<typeof MapResult>
