import type { QueryClient } from '@tanstack/react-query'
import { isNetworkError } from '@metrolibre/api-client/core'
import type { Reservation } from '../wire/reservations.ts'
import { properties } from './properties.ts'

/**
 * The first part of the query keys of bookings. Remotes of several versions share one cache, so change it
 * whenever the shape of the cached data changes.
 */
export const bookingsRoot = 'bookings'

interface CacheContext {
  readonly client: QueryClient
}

/**
 * Marks bookings and calendars as old. With `none` they are read again when somebody looks at them next; with `active`,
 * those that are on the screen are read now, and the promise resolves once they are.
 */
function markBookings(client: QueryClient, refetchType: 'none' | 'active'): Promise<unknown> {
  // A list that nobody looks at now would be shown once more as it was, and the wizard would go on with a hold that
  // was given up.
  client.removeQueries({ queryKey: [bookingsRoot, 'mine'], type: 'inactive' })
  return Promise.all([
    client.invalidateQueries({ queryKey: [bookingsRoot], refetchType }),
    client.invalidateQueries({ queryKey: properties.keys.availabilities, refetchType }),
  ])
}

/**
 * Shows the answer of a step that leads to the next one. Nobody waits for lists and calendars, which are on no screen
 * then. If the step failed, what is on the screen is read again.
 */
export const keepBooking = (
  reservation: Reservation | undefined,
  error: Error | null,
  input: unknown,
  result: unknown,
  context: CacheContext,
): Promise<void> | void => {
  if (!reservation) return refreshBookings(reservation, error, input, result, context)
  void markBookings(context.client, 'none')
  context.client.setQueryData([bookingsRoot, 'detail', reservation.id], reservation)
}

/** The checkout is open: the page goes on to it, and learns the new state of the reservation behind it. */
export const followCheckout = (
  checkout: unknown,
  error: Error | null,
  input: unknown,
  result: unknown,
  context: CacheContext,
): Promise<void> | void => {
  if (checkout === undefined) return refreshBookings(checkout, error, input, result, context)
  void markBookings(context.client, 'none')
  void context.client.refetchQueries({ queryKey: [bookingsRoot, 'detail'], type: 'active' })
}

/**
 * Refreshes the user's reservations and all calendars after a booking has changed. A successful call waits
 * for that, so that the user sees the new state. A failed one does not, so that a lost connection is reported
 * at once.
 */
export const refreshBookings = async (
  _data: unknown,
  error: Error | null,
  _input: unknown,
  _result: unknown,
  { client }: CacheContext,
): Promise<void> => {
  const refreshed = markBookings(client, 'active')
  if (!isNetworkError(error)) await refreshed
}
