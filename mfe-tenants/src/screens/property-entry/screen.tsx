import { Navigate, useParams } from '@metrolibre/platform'
import { propertyPath } from '../../property/paths.ts'

/** Redirects the short address of a property to its page. */
export function Screen() {
  const { id = '' } = useParams()
  return <Navigate to={propertyPath(id)} replace />
}
