import { endpoints, type QueryInput } from '@metrolibre/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'
import { readVisit } from '../wire/visits.ts'

const calls = endpoints.visits
const root = 'my-visits'

/** Visits: the data to open the widget with, and booked visits. */
export const visits = {
  keys: { all: [root] as const },

  prefill: (propertyId: string) =>
    queryOptions({
      queryKey: [root, 'prefill', propertyId],
      queryFn: ({ signal }) => call(calls.prefill, { params: { id: propertyId }, signal }),
      staleTime: staleTimes.own,
    }),

  /** To have an own property visited by an inspector, once it is handed in. */
  technical: (propertyId: string) =>
    queryOptions({
      queryKey: [root, 'technical', propertyId],
      queryFn: ({ signal }) => call(calls.technical, { params: { id: propertyId }, signal }),
      staleTime: staleTimes.own,
    }),

  mine: (query: QueryInput<typeof calls.mine> = {}) =>
    queryOptions({
      queryKey: [root, 'mine', query],
      queryFn: async ({ signal }) => (await call(calls.mine, { query, signal })).visits.map(readVisit),
      staleTime: staleTimes.own,
    }),
}
