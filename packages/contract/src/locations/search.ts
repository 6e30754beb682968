import * as v from 'valibot'
import { Id } from '../primitives/id.ts'
import { Amount, Country } from '../primitives/money.ts'
import { Cursor } from '../primitives/paging.ts'
import { CalendarDate } from '../primitives/time.ts'
import { PropertyCard } from './schemas.ts'
import { SearchType, Service } from './words.ts'

/** Properties on one page of the search. */
export const searchPageSize = 8
/** Totals are exact up to here; above, `totalIsExact` is false. */
export const exactTotalLimit = 1000
/** Pages have numbers as far as totals are exact; beyond, a position leads from one page to the next. */
export const lastNumberedPage = Math.ceil(exactTotalLimit / searchPageSize)

const word = v.pipe(v.string(), v.maxLength(120))
const Metres = v.pipe(
  v.number('validation.invalid'),
  v.minValue(0, 'validation.min'),
  v.maxValue(10_000_000, 'validation.max'),
)
const bboxPattern = /^-?\d{1,3}(\.\d+)?(,-?\d{1,3}(\.\d+)?){3}$/
/** Map area: west,south,east,north in degrees. */
export const Bbox = v.pipe(v.string(), v.regex(bboxPattern, 'validation.invalid'))

export const searchSorts = ['newest', 'price_asc', 'price_desc', 'area_desc'] as const
export const SearchSort = v.picklist(searchSorts, 'validation.invalid')
export type SearchSort = v.InferOutput<typeof SearchSort>

/** Filters of the search. Text is compared without accents and case. RULES §3. */
export const SearchQuery = v.object({
  type: v.optional(SearchType),
  country: v.optional(Country),
  state: v.optional(word),
  city: v.optional(word),
  comuna: v.optional(word),
  zoneId: v.optional(Id),
  /** Free text over name, street, comuna, city. */
  q: v.optional(word),
  /** Minor units of the country's currency (Chile when none is given), per month, or per hour with `type=hours`. */
  minPrice: v.optional(Amount),
  maxPrice: v.optional(Amount),
  /** Square metres; a property whose size nobody has told is in no range. */
  minArea: v.optional(Metres),
  maxArea: v.optional(Metres),
  services: v.optional(v.pipe(v.array(Service), v.maxLength(6))),
  /** Free for all of [from, to), pure dates. */
  from: v.optional(CalendarDate),
  to: v.optional(CalendarDate),
  /** Map area: west,south,east,north in degrees. */
  bbox: v.optional(Bbox),
  sort: v.optional(SearchSort),
  page: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, 'validation.min'),
      v.maxValue(lastNumberedPage, 'validation.max'),
    ),
  ),
  /** Keyset position; wins over `page`. */
  cursor: v.optional(Cursor),
})
export type SearchQuery = v.InferOutput<typeof SearchQuery>

const total = v.pipe(v.number(), v.integer())

/** Published properties per kind; what is rented by the hour counts under its kind as well. */
export const KindCounts = v.object({
  room: total,
  entire: total,
  galpon: total,
  terreno: total,
  hours: total,
})
export type KindCounts = v.InferOutput<typeof KindCounts>

export const SearchResult = v.object({
  locations: v.array(PropertyCard),
  page: total,
  pageSize: total,
  total,
  totalIsExact: v.boolean(),
  nextCursor: v.nullable(v.string()),
  previousCursor: v.nullable(v.string()),
  /** Per kind, of the place asked for, without regard to other filters. */
  counts: KindCounts,
})
export type SearchResult = v.InferOutput<typeof SearchResult>

export const SuggestionQuery = v.object({
  q: v.pipe(v.string(), v.maxLength(80)),
  country: v.optional(Country),
})

/** Something the search box offers. `comuna` and `city` fill the filters of the same name. */
export const Suggestion = v.object({
  kind: v.picklist(['comuna', 'city', 'property']),
  id: v.nullable(Id),
  label: v.string(),
  comuna: v.nullable(v.string()),
  city: v.string(),
  country: Country,
  count: total,
})
export type Suggestion = v.InferOutput<typeof Suggestion>
export const Suggestions = v.object({ suggestions: v.array(Suggestion) })

/** Splits `west,south,east,north`; the schema has checked that there are four numbers. */
export const parseBbox = (bbox: string) => {
  const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(Number)
  return { west, south, east, north }
}
