import { endpoints, type BodyInput, type QueryInput } from '@metrolibre/contract'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'
import {
  readAdminReservation,
  readHistory,
  readPaymentDetail,
  readReservations,
} from '../wire/reservations.ts'

const calls = endpoints.adminReservations

const recorded = endpoints.adminPayments

export type PaymentListQuery = QueryInput<typeof recorded.list>
export interface ReservationListQuery extends Omit<QueryInput<typeof calls.list>, 'locationId'> {
  /** Only those of one property and its rooms. */
  propertyId?: string
}

/** Payments, for admins. */
export const payments = {
  /** Reads a page of the payments of bookings. */
  list: (query: PaymentListQuery = {}) =>
    queryOptions({
      queryKey: ['payments', 'list', query],
      queryFn: ({ signal }) => call(recorded.list, { query, signal }),
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),

  /** Reads all payments of a filter as a spreadsheet. */
  spreadsheet: () =>
    mutationOptions({
      mutationFn: (query: QueryInput<typeof recorded.export>) => call(recorded.export, { query }),
    }),

  /** Reads a payment with its refunds, disputes and booking. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['payments', 'detail', id],
      queryFn: async ({ signal }) =>
        readPaymentDetail(await call(recorded.detail, { params: { id }, signal })),
      staleTime: staleTimes.live,
    }),

  /** Reads a card payment as the payment provider has it. */
  atProvider: (id: string) =>
    queryOptions({
      queryKey: ['payments', 'provider', id],
      queryFn: ({ signal }) => call(endpoints.payments.detail, { params: { id }, signal }),
      staleTime: staleTimes.live,
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
  list: ({ propertyId, ...filter }: ReservationListQuery = {}) =>
    queryOptions({
      queryKey: ['admin', 'bookings', { ...filter, propertyId }],
      queryFn: async ({ signal }) => {
        const query = { ...filter, ...(propertyId !== undefined && { locationId: propertyId }) }
        return readReservations(await call(calls.list, { query, signal }))
      },
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),

  /** Reads the reservations of a filter as a spreadsheet. */
  spreadsheet: () =>
    mutationOptions({
      mutationFn: (query: QueryInput<typeof calls.export>) => call(calls.export, { query }),
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

  /** Gives back a part of what was paid; the same key gives it back once. */
  refundPart: (id: string) =>
    mutationOptions({
      mutationFn: async ({ key, ...body }: BodyInput<typeof calls.refundPart> & { key: string }) =>
        readAdminReservation(await call(calls.refundPart, { params: { id }, body, idempotencyKey: key })),
      onSettled: (_data, _error, _body, _result, { client }) =>
        Promise.all([
          client.invalidateQueries({ queryKey: ['admin', 'bookings'] }),
          client.invalidateQueries({ queryKey: ['payments'] }),
        ]),
    }),

  refund: (id: string) =>
    mutationOptions({
      mutationFn: async (body: BodyInput<typeof calls.refund>) =>
        readAdminReservation(await call(calls.refund, { params: { id }, body })),
      onSettled: (_data, _error, _body, _result, { client }) =>
        client.invalidateQueries({ queryKey: ['admin', 'bookings'] }),
    }),
}
