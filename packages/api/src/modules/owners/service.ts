import type { OwnerLocations, PublicProperty } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { toManagedImage } from '../images/to-image.ts'
import { toOwnedProperty, toPublicProperty } from '../properties/detail/wire.ts'
import { findPropertiesOf, loadParts } from '../properties/detail/repository.ts'
import { readCards } from '../properties/cards.ts'
import { findOwner } from './repository.ts'

/**
 * Returns an owner's properties: the published ones to everybody, all of them with every field to the owner
 * and admins. A disabled owner has no public page (RULES.md §7.7a).
 * @throws AppError not_found
 */
export const readPublicOwner = async (
  app: AppContext,
  ownerId: string,
  caller: CurrentUser | null,
): Promise<OwnerLocations> => {
  const row = await findOwner(app.db, ownerId)
  const seesAll = caller !== null && (caller.isAdmin || caller.id === ownerId)
  if (!row || (!seesAll && !(row.isOwner && row.isActive))) throw new AppError('not_found')
  const owner = { id: row.id, firstName: row.firstName }
  const parts = await loadParts(app.db, await findPropertiesOf(app.db, ownerId, !seesAll))
  const show = toManagedImage(app)
  return seesAll
    ? { view: 'owner', owner, locations: parts.map((each) => toOwnedProperty(each, show)) }
    : { view: 'public', owner, locations: await withFree(app, parts.map(toPublicProperty)) }
}

/** Adds whether the properties are free, as their cards elsewhere say. */
async function withFree(
  { sql }: AppContext,
  properties: readonly PublicProperty[],
): Promise<PublicProperty[]> {
  const cards = await readCards(
    sql,
    properties.map(({ id }) => id),
  )
  const byId = new Map(cards.map(({ id, free }) => [id, free]))
  return properties.map((property) => ({ ...property, free: byId.get(property.id) }))
}
