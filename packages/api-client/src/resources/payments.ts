import { endpoints, type BodyInput, type QueryInput } from '@metrolibre/contract'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'

const calls = endpoints.adminReservations

/** What was paid, for admins. */
export const payments = {
  /** A page after or before a payment; the newest without a cursor. */
  page: (cursor: QueryInput<typeof endpoints.payments.page> = {}) =>
    queryOptions({
      queryKey: ['payments', 'page', cursor],
      queryFn: ({ signal }) => call(endpoints.payments.page, { query: cursor, signal }),
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),

  /** The last 100, for the report. */
  all: () =>
    queryOptions({
      queryKey: ['payments', 'all'],
      queryFn: ({ signal }) => call(endpoints.payments.all, { signal }),
      staleTime: staleTimes.live,
    }),
}

/** All reservations, for admins. */
export const adminReservations = {
  list: (query: QueryInput<typeof calls.list> = {}) =>
    queryOptions({
      queryKey: ['admin', 'reservations', query],
      queryFn: ({ signal }) => call(calls.list, { query, signal }),
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: ['admin', 'reservations', 'detail', id],
      queryFn: ({ signal }) => call(calls.detail, { params: { id }, signal }),
      staleTime: staleTimes.live,
    }),

  cancel: (id: string) =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof calls.cancel>) => call(calls.cancel, { params: { id }, body }),
      onSettled: (_data, _error, _body, _result, { client }) =>
        client.invalidateQueries({ queryKey: ['admin', 'reservations'] }),
    }),

  transfer: (id: string) =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof calls.transfer>) => call(calls.transfer, { params: { id }, body }),
      onSettled: (_data, _error, _body, _result, { client }) =>
        client.invalidateQueries({ queryKey: ['admin', 'reservations'] }),
    }),

  refund: (id: string) =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof calls.refund>) => call(calls.refund, { params: { id }, body }),
      onSettled: (_data, _error, _body, _result, { client }) =>
        client.invalidateQueries({ queryKey: ['admin', 'reservations'] }),
    }),
}
