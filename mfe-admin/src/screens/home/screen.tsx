import { Navigate } from '@metrolibre/platform'

/** Administration opens with the bookings. */
export function Screen() {
  return <Navigate to="/admin/reservations" replace />
}
