import { endpoints, type BodyInput, type QueryInput } from '@metrolibre/contract'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'
import { readAdminReservation, readHistory, readReservations } from '../wire/reservations.ts'

const calls = endpoints.adminReservations

/** Payments, for admins. */
export const payments = {
  /** Reads a page after or before a payment, or the newest one without a cursor. */
  page: (cursor: QueryInput<typeof endpoints.payments.page> = {}) =>
    queryOptions({
      queryKey: ['payments', 'page', cursor],
      queryFn: ({ signal }) => call(endpoints.payments.page, { query: cursor, signal }),
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),

  /** Reads the last 100 payments for the report. */
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
      queryKey: ['admin', 'bookings', query],
      queryFn: async ({ signal }) => readReservations(await call(calls.list, { query, signal })),
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: ['admin', 'bookings', 'detail', id],
      queryFn: async ({ signal }) => readHistory(await call(calls.detail, { params: { id }, signal })),
      staleTime: staleTimes.live,
    }),

  cancel: (id: string) =>
    mutationOptions({
      mutationFn: async (body: BodyInput<typeof calls.cancel>) =>
        readAdminReservation(await call(calls.cancel, { params: { id }, body })),
      onSettled: (_data, _error, _body, _result, { client }) =>
        client.invalidateQueries({ queryKey: ['admin', 'bookings'] }),
    }),

  transfer: (id: string) =>
    mutationOptions({
      mutationFn: async (body: BodyInput<typeof calls.transfer>) =>
        readAdminReservation(await call(calls.transfer, { params: { id }, body })),
      onSettled: (_data, _error, _body, _result, { client }) =>
        client.invalidateQueries({ queryKey: ['admin', 'bookings'] }),
    }),

  refund: (id: string) =>
    mutationOptions({
      mutationFn: async (body: BodyInput<typeof calls.refund>) =>
        readAdminReservation(await call(calls.refund, { params: { id }, body })),
      onSettled: (_data, _error, _body, _result, { client }) =>
        client.invalidateQueries({ queryKey: ['admin', 'bookings'] }),
    }),
}
