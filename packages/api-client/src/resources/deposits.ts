import { endpoints, type BodyInput } from '@metrolibre/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'
import { refreshBookings } from './bookings-cache.ts'
import { readMoneyAgain } from './office-money.ts'

const { adminDeposits: office, deposits: calls } = endpoints
const officeKey = ['admin', 'deposits'] as const

/** What owner and tenant do about the deposit of a booking. */
export const deposits = {
  /** Claims parts of it, as the owner. The same key claims once. */
  claim: (id: string) =>
    mutationOptions({
      mutationFn: ({
        claims,
        idempotencyKey,
      }: BodyInput<typeof calls.claim> & { readonly idempotencyKey?: string }) =>
        call(calls.claim, { params: { id }, body: { claims }, ...(idempotencyKey && { idempotencyKey }) }),
      onSettled: refreshBookings,
    }),

  withdraw: (id: string) =>
    mutationOptions({
      mutationFn: (claimId: string) => call(calls.withdraw, { params: { id, claimId } }),
      onSettled: refreshBookings,
    }),

  /** Gives back at once what is not claimed, as the owner. */
  release: (id: string) =>
    mutationOptions({
      mutationFn: () => call(calls.release, { params: { id } }),
      onSettled: refreshBookings,
    }),

  /** Answers to what was claimed, as the tenant. */
  answer: (id: string) =>
    mutationOptions({
      mutationFn: (answers: BodyInput<typeof calls.answer>['answers']) =>
        call(calls.answer, { params: { id }, body: { answers } }),
      onSettled: refreshBookings,
    }),
}

const readAgain = readMoneyAgain(officeKey)

/** What the office does about deposits. */
export const adminDeposits = {
  /** The deposits that wait for the office, or that of one booking. */
  list: (reservationId?: string) =>
    queryOptions({
      queryKey: [...officeKey, 'list', reservationId ?? null],
      queryFn: ({ signal }) =>
        call(office.list, { query: reservationId === undefined ? {} : { reservationId }, signal }),
      staleTime: staleTimes.live,
    }),

  decide: (claimId: string) =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof office.decide>) =>
        call(office.decide, { params: { id: claimId }, body }),
      onSettled: readAgain,
    }),

  giveBack: (id: string) =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof office.giveBack>) =>
        call(office.giveBack, { params: { id }, body }),
      onSettled: readAgain,
    }),
}
