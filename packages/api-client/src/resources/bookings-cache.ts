import type { QueryClient } from '@tanstack/react-query'
import { isNetworkError } from '@metrolibre/api-client/core'
import { properties } from './properties.ts'

/**
 * The first part of the query keys of bookings. Remotes of several versions share one cache, so change it
 * whenever the shape of the cached data changes.
 */
export const bookingsRoot = 'bookings'

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
  { client }: { client: QueryClient },
): Promise<void> => {
  // A list that nobody looks at now would be shown once more as it was, and the wizard would go on with a hold that
  // was given up.
  client.removeQueries({ queryKey: [bookingsRoot, 'mine'], type: 'inactive' })
  const refreshed = Promise.all([
    client.invalidateQueries({ queryKey: [bookingsRoot] }),
    client.invalidateQueries({ queryKey: properties.keys.availabilities }),
  ])
  if (!isNetworkError(error)) await refreshed
}
