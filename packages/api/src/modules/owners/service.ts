import type { OwnerLocations } from '@metrolibre/contract'
import type { Database } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { toOwnedProperty, toPublicProperty } from '../locations/detail/map.ts'
import { findPropertiesOf, loadParts } from '../locations/detail/repository.ts'
import { findOwner } from './repository.ts'

/**
 * An owner's properties: the published ones for everybody, all of them with everything for the owner and
 * admins. An owner who was disabled has no public page. RULES §7.
 * @throws AppError not_found
 */
export const readOwner = async (
  db: Database,
  ownerId: string,
  caller: CurrentUser | null,
): Promise<OwnerLocations> => {
  const row = await findOwner(db, ownerId)
  const seesAll = caller !== null && (caller.isAdmin || caller.id === ownerId)
  if (!row || (!seesAll && !(row.isOwner && row.isActive))) throw new AppError('not_found')
  const owner = { id: row.id, firstName: row.firstName }
  const parts = await loadParts(db, await findPropertiesOf(db, ownerId, !seesAll))
  return seesAll
    ? { view: 'owner', owner, locations: parts.map(toOwnedProperty) }
    : { view: 'public', owner, locations: parts.map(toPublicProperty) }
}
