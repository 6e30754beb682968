import { endpoints, type QueryInput } from '@metrolibre/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'

type SearchInput = QueryInput<typeof endpoints.locations.search>
type AvailabilityInput = QueryInput<typeof endpoints.locations.availability>
type MapInput = QueryInput<typeof endpoints.locations.map>
type PlacesInput = QueryInput<typeof endpoints.locations.places>
type SuggestionInput = QueryInput<typeof endpoints.locations.suggestions>

const root = 'properties'

/** Properties of the catalogue: search, detail, calendar, suggestions, and those of one owner. */
export const properties = {
  keys: {
    all: [root] as const,
    detail: (id: string) => [root, 'detail', id] as const,
    availability: (id: string) => [root, 'availability', id] as const,
  },

  search: (query: SearchInput = {}) =>
    queryOptions({
      queryKey: [root, 'search', query],
      queryFn: ({ signal }) => call(endpoints.locations.search, { query, signal }),
      staleTime: staleTimes.catalogue,
      placeholderData: keepPreviousData,
    }),

  map: (query: MapInput = {}) =>
    queryOptions({
      queryKey: [root, 'map', query],
      queryFn: ({ signal }) => call(endpoints.locations.map, { query, signal }),
      staleTime: staleTimes.catalogue,
      placeholderData: keepPreviousData,
    }),

  places: (query: PlacesInput = {}) =>
    queryOptions({
      queryKey: [root, 'places', query],
      queryFn: ({ signal }) => call(endpoints.locations.places, { query, signal }),
      staleTime: staleTimes.catalogue,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: [root, 'detail', id],
      queryFn: ({ signal }) => call(endpoints.locations.detail, { params: { id }, signal }),
      staleTime: staleTimes.catalogue,
    }),

  availability: (id: string, query: AvailabilityInput = {}) =>
    queryOptions({
      queryKey: [root, 'availability', id, query],
      queryFn: ({ signal }) => call(endpoints.locations.availability, { params: { id }, query, signal }),
      staleTime: staleTimes.calendar,
    }),

  suggestions: (query: SuggestionInput) =>
    queryOptions({
      queryKey: [root, 'suggestions', query],
      queryFn: ({ signal }) => call(endpoints.locations.suggestions, { query, signal }),
      staleTime: staleTimes.catalogue,
      enabled: query.q.trim().length > 1,
      placeholderData: keepPreviousData,
    }),

  ofOwner: (ownerId: string) =>
    queryOptions({
      queryKey: [root, 'owner', ownerId],
      queryFn: ({ signal }) => call(endpoints.owner.locations, { params: { id: ownerId }, signal }),
      staleTime: staleTimes.own,
    }),
}
