import * as v from 'valibot'
import { Id } from '../primitives/id.ts'
import { Amount, Country } from '../primitives/money.ts'
import { Cursor } from '../primitives/paging.ts'
import { Flag } from '../primitives/text.ts'
import { CalendarDate } from '../primitives/time.ts'
import { bboxPattern } from './bbox.ts'
import { lastNumberedPage } from './search-pages.ts'
import { siteSize } from './site-fact-entries.ts'
import { searchSorts, siteFacts } from './word-lists.ts'
import { SearchType, Service, SiteFact, Use } from './words.ts'

const word = v.pipe(v.string(), v.maxLength(120))
const Metres = v.pipe(
  v.number('validation.invalid'),
  v.minValue(0, 'validation.min'),
  v.maxValue(10_000_000, 'validation.max'),
)
/** An area of the map: west,south,east,north in degrees. */
export const Bbox = v.pipe(v.string(), v.regex(bboxPattern, 'validation.invalid'))

export const SearchSort = v.picklist(searchSorts, 'validation.invalid')
export type SearchSort = v.InferOutput<typeof SearchSort>

/** The filters of the search. Text is compared without accents and case (RULES.md §3.57). */
export const SearchQuery = v.object({
  type: v.optional(SearchType),
  country: v.optional(Country),
  state: v.optional(word),
  city: v.optional(word),
  comuna: v.optional(word),
  zoneId: v.optional(Id),
  /**
   * Free text that is searched in name, street, comuna and city, and for what kinds, uses, services and facts are called;
   * in descriptions and names of rooms too where that finds little.
   */
  q: v.optional(word),
  /** Minor units of the country's currency (Chile by default), per month, or per hour with `type=hours`. */
  minPrice: v.optional(Amount),
  maxPrice: v.optional(Amount),
  /** Square metres. A property without a known size matches no range. */
  minArea: v.optional(Metres),
  maxArea: v.optional(Metres),
  services: v.optional(v.pipe(v.array(Service), v.maxLength(6))),
  use: v.optional(Use),
  /** The clear height in centimetres, at least. A property of which it is not stated does not match. */
  minHeight: v.optional(siteSize('clearHeight')),
  /** What it must have. Only what is stated matches. */
  facts: v.optional(v.pipe(v.array(SiteFact), v.maxLength(siteFacts.length))),
  /** Free for the whole period from `from` until before `to`, as pure dates. */
  from: v.optional(CalendarDate),
  to: v.optional(CalendarDate),
  /** An area of the map: west,south,east,north in degrees. */
  bbox: v.optional(Bbox),
  /** Only what is free now, or only what is not (RULES.md §5.28). */
  free: v.optional(Flag),
  /** Only this property: a saved search for it tells when it becomes free (RULES.md §3.89). */
  only: v.optional(Id),
  sort: v.optional(SearchSort),
  /**
   * The visitor's country (Chile by default). Without an order, and ordered by price, its properties come first unless a place
   * is asked for.
   */
  home: v.optional(Country),
  page: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, 'validation.min'),
      v.maxValue(lastNumberedPage, 'validation.max'),
    ),
  ),
  /** A position in the list, which takes precedence over `page`. */
  cursor: v.optional(Cursor),
})
export type SearchQuery = v.InferOutput<typeof SearchQuery>
