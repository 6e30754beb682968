import type { endpoints, QueryInput } from '@metrolibre/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { staleTimes } from '../stale-times.ts'
import {
  readAvailability,
  readMapResult,
  readOwnerProperties,
  readProperty,
  readSearchResult,
} from '../wire/properties.ts'
import { callsOf } from './calls-of.ts'

const locations = callsOf(() =>
  import(/* webpackChunkName: "calls" */ '@metrolibre/contract/endpoints/properties').then(
    (group) => group.locations,
  ),
)
const owner = callsOf(() =>
  import(/* webpackChunkName: "calls" */ '@metrolibre/contract/endpoints/owner').then((group) => group.owner),
)

type SearchInput = QueryInput<typeof endpoints.locations.search>
type AvailabilityInput = QueryInput<typeof endpoints.locations.availability>
type MapInput = QueryInput<typeof endpoints.locations.map>
type PlacesInput = QueryInput<typeof endpoints.locations.places>
type SuggestionInput = QueryInput<typeof endpoints.locations.suggestions>

/**
 * The first part of the query keys. Remotes of several versions share one cache, so change it whenever the
 * shape of the cached data changes.
 */
const root = 'properties'

/** Queries for properties of the catalogue: search, detail, calendar, suggestions, and those of one owner. */
export const properties = {
  keys: {
    all: [root] as const,
    searches: [root, 'search'] as const,
    detail: (id: string) => [root, 'detail', id] as const,
    availabilities: [root, 'availability'] as const,
    availability: (id: string) => [root, 'availability', id] as const,
  },

  search: (query: SearchInput = {}) =>
    queryOptions({
      queryKey: [root, 'search', query],
      queryFn: async ({ signal }) => readSearchResult(await locations('search', { query, signal })),
      staleTime: staleTimes.catalogue,
      placeholderData: keepPreviousData,
    }),

  map: (query: MapInput = {}) =>
    queryOptions({
      queryKey: [root, 'map', query],
      queryFn: async ({ signal }) => readMapResult(await locations('map', { query, signal })),
      staleTime: staleTimes.catalogue,
      placeholderData: keepPreviousData,
    }),

  places: (query: PlacesInput = {}) =>
    queryOptions({
      queryKey: [root, 'places', query],
      queryFn: ({ signal }) => locations('places', { query, signal }),
      staleTime: staleTimes.catalogue,
    }),

  lowestPrices: () =>
    queryOptions({
      queryKey: [root, 'lowest-prices'],
      queryFn: async ({ signal }) => (await locations('lowestPrices', { signal })).prices,
      staleTime: staleTimes.catalogue,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: [root, 'detail', id],
      queryFn: async ({ signal }) => readProperty(await locations('detail', { params: { id }, signal })),
      staleTime: staleTimes.catalogue,
    }),

  availability: (id: string, query: AvailabilityInput = {}) =>
    queryOptions({
      queryKey: [root, 'availability', id, query],
      queryFn: async ({ signal }) =>
        readAvailability(await locations('availability', { params: { id }, query, signal })),
      staleTime: staleTimes.calendar,
    }),

  suggestions: (query: SuggestionInput) =>
    queryOptions({
      queryKey: [root, 'suggestions', query],
      queryFn: ({ signal }) => locations('suggestions', { query, signal }),
      staleTime: staleTimes.catalogue,
      enabled: query.q.trim().length > 1,
      placeholderData: keepPreviousData,
    }),

  ofOwner: (ownerId: string) =>
    queryOptions({
      queryKey: [root, 'owner', ownerId],
      queryFn: async ({ signal }) =>
        readOwnerProperties(await owner('locations', { params: { id: ownerId }, signal })),
      staleTime: staleTimes.own,
    }),
}
