import * as v from 'valibot'
import { Id } from '../primitives/id.ts'
import { Country } from '../primitives/money.ts'
import { PropertyCard } from './schemas.ts'
import { SearchType, Service } from './words.ts'

const total = v.pipe(v.number(), v.integer())

/** Published properties per kind. Those rented by the hour count under their kind as well. */
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
  /** Per kind, under all filters besides the kind; null for a kind that would take too long to count. */
  counts: v.object({
    room: v.nullable(total),
    entire: v.nullable(total),
    galpon: v.nullable(total),
    terreno: v.nullable(total),
    hours: v.nullable(total),
  }),
})
export type SearchResult = v.InferOutput<typeof SearchResult>

export const SuggestionQuery = v.object({
  q: v.pipe(v.string(), v.maxLength(80)),
  country: v.optional(Country),
})

/** A suggestion of the search box. `comuna` and `city` are values for the filters of the same name. */
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
/** Besides places and properties, the kinds and services that are called what was typed. */
export const Suggestions = v.object({
  suggestions: v.array(Suggestion),
  kinds: v.array(v.object({ type: SearchType, count: total })),
  services: v.array(Service),
})
export type Suggestions = v.InferOutput<typeof Suggestions>
