import { Navigate, useParams } from '@metrolibre/platform'
import { propertyPath } from '../../property/paths.ts'

/** The short address of a property leads to its page. */
export function Screen() {
  const { id = '' } = useParams()
  return <Navigate to={propertyPath(id)} replace />
}
