import type { PropertyDetail } from '@metrolibre/contract'
import type { Database } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../../platform/identity/current-user.ts'
import { exactPlaceOf, toPublicProperty } from './map.ts'
import { findProperty, hasBooked, loadParts } from './repository.ts'

/**
 * One property. What is not published exists only for its owner, admins and tenants with a paid booking;
 * they also get the door and the true coordinates. RULES §7.
 * @throws AppError not_found, gone
 */
export const readProperty = async (
  db: Database,
  id: string,
  user: CurrentUser | null,
): Promise<PropertyDetail> => {
  const property = await findProperty(db, id)
  if (!property) throw new AppError('not_found')
  // Only what everybody could see may be known to be gone.
  if (property.deletedAt !== null) throw new AppError(property.isVerified ? 'gone' : 'not_found')
  const mayKnow =
    user !== null && (user.isAdmin || user.id === property.ownerId || (await hasBooked(db, id, user.id)))
  if (!property.listed && !mayKnow) throw new AppError('not_found')
  const [parts] = await loadParts(db, [property])
  const shown = toPublicProperty(parts!)
  return mayKnow ? { ...shown, exact: exactPlaceOf(property) } : shown
}
