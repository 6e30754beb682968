import { endpoints, type BodyInput, type QueryInput } from '@metrolibre/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { refreshOwned } from './own-cache.ts'
import { staleTimes } from '../stale-times.ts'
import { provenCall, type Prove } from './proven-call.ts'
import { readLinkedVisit, readTechnicalVisit, readVisit } from '../wire/visits.ts'

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

  /** When a property can be visited, in epoch milliseconds. */
  free: (propertyId: string) =>
    queryOptions({
      queryKey: [root, 'free', propertyId],
      queryFn: async ({ signal }) => (await call(calls.free, { params: { id: propertyId }, signal })).free,
      staleTime: 0,
    }),

  /** Books a visit to a property whose owner set visiting hours. `prove` is only called where many of a network book. */
  book: (propertyId: string, prove: Prove) =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof calls.book>) =>
        provenCall(
          prove,
          (proof) => call(calls.book, { params: { id: propertyId }, body: { ...body, ...proof } }),
          ['rate_limited'],
        ),
      onSettled: (_visit, _error, _body, _result, { client }) =>
        client.invalidateQueries({ queryKey: [root] }),
    }),

  /** Sets when an own property can be visited; null for the usual hours. */
  setHours: (propertyId: string) =>
    mutationOptions({
      mutationFn: (hours: BodyInput<typeof calls.setHours>['hours']) =>
        call(calls.setHours, { params: { id: propertyId }, body: { hours } }),
      onSuccess: (_hours, _input, _result, context) => refreshOwned(propertyId, context),
    }),

  /** When a visit to an own property can be moved to, in epoch milliseconds. */
  times: (id: string) =>
    queryOptions({
      queryKey: [root, 'times', id],
      queryFn: async ({ signal }) => (await call(calls.times, { params: { id }, signal })).free,
      staleTime: 0,
    }),

  /** Moves a visit to an own property. */
  move: (id: string) =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof calls.move>) => call(calls.move, { params: { id }, body }),
      onSettled: (_visit, _error, _body, _result, { client }) =>
        client.invalidateQueries({ queryKey: [root] }),
    }),

  /** Cancels a visit to an own property. */
  cancel: (id: string) =>
    mutationOptions({
      mutationFn: (reason: string) => call(calls.cancel, { params: { id }, body: { reason } }),
      onSettled: (_visit, _error, _reason, _result, { client }) =>
        client.invalidateQueries({ queryKey: [root] }),
    }),

  /** The visit of a mailed link. */
  linked: (link: string) =>
    queryOptions({
      queryKey: [root, 'linked', link],
      queryFn: async ({ signal }) => readLinkedVisit(await call(calls.linked, { query: { link }, signal })),
      staleTime: 0,
    }),

  moveLinked: (link: string) =>
    mutationOptions({
      mutationFn: (move: Omit<BodyInput<typeof calls.moveLinked>, 'link'>) =>
        call(calls.moveLinked, { body: { link, ...move } }),
      onSettled: (_visit, _error, _move, _result, { client }) =>
        client.invalidateQueries({ queryKey: [root] }),
    }),

  cancelLinked: (link: string) =>
    mutationOptions({
      mutationFn: () => call(calls.cancelLinked, { body: { link } }),
      onSettled: (_visit, _error, _none, _result, { client }) =>
        client.invalidateQueries({ queryKey: [root] }),
    }),
}
