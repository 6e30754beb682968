import { Navigate } from '@metrolibre/platform'

/** The workspace opens with the bookings. */
export function Screen() {
  return <Navigate to="/my-locations/reservations" replace />
}
