import { endpoints, type QueryInput } from '@metrolibre/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'
import { readTechnicalVisit, readVisit } from '../wire/visits.ts'

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

  /** The visit of an inspector to an own property that is handed in, and what it is booked with. */
  technical: (propertyId: string) =>
    queryOptions({
      queryKey: [root, 'technical', propertyId],
      queryFn: async ({ signal }) =>
        readTechnicalVisit(await call(calls.technical, { params: { id: propertyId }, signal })),
      staleTime: staleTimes.own,
    }),

  mine: (query: QueryInput<typeof calls.mine> = {}) =>
    queryOptions({
      queryKey: [root, 'mine', query],
      queryFn: async ({ signal }) => (await call(calls.mine, { query, signal })).visits.map(readVisit),
      staleTime: staleTimes.own,
    }),
}
