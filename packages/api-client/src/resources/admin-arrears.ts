import { endpoints, type BodyInput, type QueryInput, type Response } from '@metrolibre/contract'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'
import { readMoneyAgain } from './office-money.ts'
import { readAdminReservation, type AdminReservation } from '../wire/reservations.ts'

const calls = endpoints.adminArrears
const key = ['admin', 'arrears'] as const

export type ArrearsListQuery = QueryInput<typeof calls.list>
type WireArrears = Response<typeof calls.detail>

/** A booking with its months and what happened to each. */
export interface BookingArrears extends Omit<WireArrears, 'reservation'> {
  readonly reservation: AdminReservation
}

const read = ({ reservation, ...rest }: WireArrears): BookingArrears => ({
  ...rest,
  reservation: readAdminReservation(reservation),
})

const readAgain = readMoneyAgain(key)

interface MonthName {
  readonly id: string
  readonly number: number
}
const paramsOf = ({ id, number }: MonthName) => ({ id, number: String(number) })

/** Months that are not paid, for admins. Amounts are in minor units. */
export const adminArrears = {
  list: (query: ArrearsListQuery = {}) =>
    queryOptions({
      queryKey: [...key, 'list', query],
      queryFn: ({ signal }) => call(calls.list, { query, signal }),
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),

  /** Reads all months of a filter as a spreadsheet. */
  spreadsheet: () =>
    mutationOptions({
      mutationFn: (query: QueryInput<typeof calls.export>) => call(calls.export, { query }),
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: [...key, 'detail', id],
      queryFn: async ({ signal }) => read(await call(calls.detail, { params: { id }, signal })),
      staleTime: staleTimes.live,
    }),

  /** Reads the arrears sheet of a booking as a PDF. */
  sheet: () => mutationOptions({ mutationFn: (id: string) => call(calls.sheet, { params: { id } }) }),

  grant: () =>
    mutationOptions({
      mutationFn: async ({ month, ...body }: BodyInput<typeof calls.grant> & { month: MonthName }) =>
        read(await call(calls.grant, { params: paramsOf(month), body })),
      onSettled: readAgain,
    }),

  waive: () =>
    mutationOptions({
      mutationFn: async ({ month, ...body }: BodyInput<typeof calls.waive> & { month: MonthName }) =>
        read(await call(calls.waive, { params: paramsOf(month), body })),
      onSettled: readAgain,
    }),

  /** Records the transfer that pays a month; the same key records it once. */
  recordTransfer: () =>
    mutationOptions({
      mutationFn: async ({
        month,
        key: idempotencyKey,
        ...body
      }: BodyInput<typeof calls.recordTransfer> & { month: MonthName; key: string }) =>
        read(await call(calls.recordTransfer, { params: paramsOf(month), body, idempotencyKey })),
      onSettled: readAgain,
    }),

  end: () =>
    mutationOptions({
      mutationFn: async ({ id, ...body }: BodyInput<typeof calls.end> & { id: string }) =>
        read(await call(calls.end, { params: { id }, body })),
      onSettled: readAgain,
    }),
}
