import { endpoints, type BodyInput } from '@metrolibre/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'
import { readOwnerReservation, readReservation } from '../wire/reservations.ts'
import { bookingsRoot, refreshBookings } from './bookings-cache.ts'

const calls = endpoints.cancellations

/** Queries and mutations for cancelling a paid booking: by its tenant, and by the owner of its place. */
export const cancellations = {
  /** Reads what comes back to the tenant who asks now, with the whole rule. */
  quote: (id: string) =>
    queryOptions({
      queryKey: [bookingsRoot, 'cancellation', id],
      queryFn: ({ signal }) => call(calls.quote, { params: { id }, signal }),
      staleTime: staleTimes.live,
    }),

  /** Reads the booking whose tenant asks to cancel, for the owner. */
  asked: (id: string) =>
    queryOptions({
      queryKey: [bookingsRoot, 'asked', id],
      queryFn: async ({ signal }) =>
        readOwnerReservation(await call(calls.asked, { params: { id }, signal })),
      staleTime: staleTimes.live,
    }),

  /** Asks to cancel. `refund` is the sum that the tenant was shown. */
  ask: (id: string) =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof calls.ask>) =>
        call(calls.ask, { params: { id }, body }).then(readReservation),
      onSettled: refreshBookings,
    }),

  withdraw: (id: string) =>
    mutationOptions({
      mutationFn: () => call(calls.withdraw, { params: { id } }).then(readReservation),
      onSettled: refreshBookings,
    }),

  agree: (id: string) =>
    mutationOptions({
      mutationFn: () => call(calls.agree, { params: { id } }).then(readOwnerReservation),
      onSettled: refreshBookings,
    }),
}
