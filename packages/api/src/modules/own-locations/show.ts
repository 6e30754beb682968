import type { OwnedProperty, Room } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { toManagedImage } from '../images/to-image.ts'
import { loadParts, type PropertyParts } from '../locations/detail/repository.ts'
import { toOwnedProperty, toOwnedRooms } from '../locations/detail/wire.ts'

/** Shows a property that was loaded with its parts to its owner. */
export const showParts = (app: AppContext, parts: PropertyParts): OwnedProperty =>
  toOwnedProperty(parts, toManagedImage(app))

/** Loads what belongs to a property and shows it to its owner. */
export const showOne = async (app: AppContext, db: Queryable, row: PropertyRow): Promise<OwnedProperty> => {
  const [parts] = await loadParts(db, [row])
  return showParts(app, parts!)
}

/** Shows a room of a property to its owner. */
export const showRoom = async (
  app: AppContext,
  db: Queryable,
  property: PropertyRow,
  roomId: string,
): Promise<Room> => {
  const [parts] = await loadParts(db, [property])
  return toOwnedRooms(parts!, toManagedImage(app)).find(({ id }) => id === roomId)!
}
