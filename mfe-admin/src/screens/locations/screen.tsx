import { Navigate } from '@metrolibre/platform'

/** Redirects to the bookings. */
export function Screen() {
  return <Navigate to="/admin/reservations" replace />
}
