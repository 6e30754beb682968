import * as v from 'valibot'
import { Id } from '../primitives/id.ts'
import { Country } from '../primitives/money.ts'
import { PropertyCard } from './schemas.ts'
import { SearchType, Service, SiteFact, Use } from './words.ts'

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

/** What was understood of the words of a search (RULES.md §3.65). */
export const Understood = v.object({
  types: v.array(SearchType),
  uses: v.array(Use),
  services: v.array(Service),
  /** Answers of servers of the previous version lack it. */
  facts: v.optional(v.array(SiteFact)),
  /** The comunas that the words name, or the cities, whose `id` is null. */
  places: v.array(v.object({ id: v.nullable(Id), name: v.string(), city: v.string(), country: Country })),
  /** The words ask for what costs little, so that the cheapest come first unless an order was asked for. */
  cheap: v.boolean(),
  /** Words that are written otherwise in the catalogue. `taken`: the results are for these. */
  corrected: v.nullable(v.object({ q: v.string(), taken: v.boolean() })),
})
export type Understood = v.InferOutput<typeof Understood>

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
  /** Absent in a search without words. */
  understood: v.optional(Understood),
})
export type SearchResult = v.InferOutput<typeof SearchResult>

export const SuggestionQuery = v.object({
  q: v.pipe(v.string(), v.maxLength(80)),
  country: v.optional(Country),
  /** The visitor's country, whose places and properties come first. */
  home: v.optional(Country),
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
/** Besides places and properties, the kinds, uses and services that are called what was typed. */
export const Suggestions = v.object({
  suggestions: v.array(Suggestion),
  kinds: v.array(v.object({ type: SearchType, count: total })),
  services: v.array(Service),
  uses: v.optional(v.array(Use), []),
})
export type Suggestions = v.InferOutput<typeof Suggestions>
