import { reservations, type Reservation } from '@metrolibre/api-client'
import { useQuery } from '@metrolibre/platform'

/**
 * What the contract of a change of dates or of an extension starts with: what the tenant filled into the contract of
 * the booking before it. Undefined while it is loaded; null when there is none, or it could not be loaded.
 */
export function useSignedTerms({ status, dateChange, extends: extended }: Reservation) {
  const earlier = status === 'held' ? (dateChange?.from ?? extended) : null
  const { data, isError } = useQuery({
    ...reservations.signedTerms(earlier ?? ''),
    enabled: earlier !== null,
    retry: 1,
  })
  return earlier === null || isError ? null : data
}
