import { endpoints } from '@metrolibre/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'
import { readTerms, sendWantedDates, type WantedDates } from '../wire/date-changes.ts'
import { readReservation } from '../wire/reservations.ts'
import { bookingsRoot, keepBooking } from './bookings-cache.ts'
import { provenCall, type Prove } from './proven-call.ts'

const calls = endpoints.dateChanges

/** Queries and mutations for changing the dates of a paid booking, by its tenant. */
export const dateChanges = {
  /** Reads whether the dates can be changed now, and what counts of the payment. */
  terms: (id: string) =>
    queryOptions({
      queryKey: [bookingsRoot, 'dates', id],
      queryFn: async ({ signal }) => readTerms(await call(calls.terms, { params: { id }, signal })),
      staleTime: staleTimes.live,
    }),

  /** Holds other dates for the booking. `prove` is only called if the server requires a captcha. */
  hold: (id: string, prove: Prove) =>
    mutationOptions({
      mutationFn: ({ idempotencyKey, ...wanted }: WantedDates & { readonly idempotencyKey?: string }) =>
        provenCall(prove, (proof) =>
          call(calls.hold, {
            params: { id },
            body: { ...sendWantedDates(wanted), ...proof },
            idempotencyKey,
          }),
        ).then(readReservation),
      onSettled: keepBooking,
    }),

  /** Confirms a signed change for which nothing is left to pay. `id` is that of the new reservation. */
  confirm: (id: string) =>
    mutationOptions({
      mutationFn: () => call(calls.confirm, { params: { id } }).then(readReservation),
      onSettled: keepBooking,
    }),
}
