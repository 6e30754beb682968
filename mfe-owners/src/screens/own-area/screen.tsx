import { Navigate, useSession } from '@metrolibre/platform'
import { bookingsPath, propertiesPath } from '../../paths.ts'

/** Redirects owners to their properties, and everybody else to their bookings. */
export function Screen() {
  const { user } = useSession()
  return <Navigate to={user?.isOwner ? propertiesPath : bookingsPath} replace />
}
