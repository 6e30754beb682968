import type { OwnedProperty, Room } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { toManagedImage } from '../images/to-image.ts'
import { loadParts } from '../locations/detail/repository.ts'
import { toOwnedProperty, toOwnedRooms } from '../locations/detail/wire.ts'

/** Shows properties to their owner, with one query for each table. */
export async function showOwned(
  app: AppContext,
  db: Queryable,
  rows: readonly PropertyRow[],
): Promise<OwnedProperty[]> {
  const show = toManagedImage(app)
  return (await loadParts(db, rows)).map((parts) => toOwnedProperty(parts, show))
}

/** Shows one property to its owner. */
export const showOne = async (app: AppContext, db: Queryable, row: PropertyRow): Promise<OwnedProperty> =>
  (await showOwned(app, db, [row]))[0]!

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
