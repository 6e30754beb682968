import { Navigate } from '@metrolibre/platform'

/** The profile opens with its main page. */
export function Screen() {
  return <Navigate to="/profile/main" replace />
}
