import { Navigate, useSession } from '@metrolibre/platform'

/** Redirects owners to their properties, and everybody else to their bookings. */
export function Screen() {
  const { user } = useSession()
  return <Navigate to={user?.isOwner ? '/my-locations/locations' : '/my-locations/reservations'} replace />
}
