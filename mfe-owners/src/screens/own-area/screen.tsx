import { Navigate, useSession } from '@metrolibre/platform'
import { ownerBookingsPath, propertiesPath } from '../../paths.ts'

/** Redirects owners to their properties, and everybody else to their bookings. */
export function Screen() {
  const { user } = useSession()
  return <Navigate to={user?.isOwner ? propertiesPath : ownerBookingsPath} replace />
}
