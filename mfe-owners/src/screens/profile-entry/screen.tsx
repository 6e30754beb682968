import { Navigate } from '@metrolibre/platform'
import { profilePath } from '../../paths.ts'

/** Redirects to the main page of the profile. */
export function Screen() {
  return <Navigate to={profilePath()} replace />
}
