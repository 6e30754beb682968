import type { PropertyDetail } from '@metrolibre/contract'
import type { Database } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../../platform/identity/current-user.ts'
import { exactPlaceOf, toPublicProperty } from './wire.ts'
import { findPropertyDetail, hasBooked, loadParts } from './repository.ts'

/**
 * Returns one property. An unpublished one is shown only to its owner, admins and tenants with a paid
 * booking, who also see the whole address and the true coordinates (RULES.md §7.3).
 * @throws AppError not_found, gone
 */
export const readProperty = async (
  db: Database,
  id: string,
  user: CurrentUser | null,
): Promise<PropertyDetail> => {
  const property = await findPropertyDetail(db, id)
  if (!property) throw new AppError('not_found')
  // Only for a property that was public may the response reveal that it existed.
  const refusal = property.isVerified || property.publishedAt !== null ? 'gone' : 'not_found'
  if (property.deletedAt !== null) throw new AppError(refusal)
  const mayKnow =
    user !== null && (user.isAdmin || user.id === property.ownerId || (await hasBooked(db, id, user.id)))
  if (!property.listed && !mayKnow) throw new AppError(property.isVerified ? 'not_found' : refusal)
  const [parts] = await loadParts(db, [property])
  const shown = toPublicProperty(parts!)
  return mayKnow ? { ...shown, exact: exactPlaceOf(property) } : shown
}
