import { Navigate } from '@metrolibre/platform'

/** Redirects to the main page of the profile. */
export function Screen() {
  return <Navigate to="/profile/main" replace />
}
