import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { arrangeGallery, type Arrangement } from '../images/arrange.ts'
import type { PropertyParts } from '../properties/detail/repository.ts'
import { lockOwn } from './repository.ts'
import { lockRoom } from './room-repository.ts'
import { loadOne, type RoomOfProperty } from './load.ts'

/** Sets the order of a property's images, and its cover. */
export const arrangeImages = (
  app: AppContext,
  user: { id: string },
  id: string,
  arrangement: Arrangement,
): Promise<PropertyParts> =>
  app.db.transaction(async (tx) => {
    found(await lockOwn(tx, id, user.id))
    await arrangeGallery(tx, { table: 'location', id }, arrangement)
    return loadOne(tx, found(await lockOwn(tx, id, user.id)))
  })

/** Sets the order of a room's images, and its cover. */
export const arrangeRoomImages = (
  app: AppContext,
  user: { id: string },
  { propertyId, roomId }: { propertyId: string; roomId: string },
  arrangement: Arrangement,
): Promise<RoomOfProperty> =>
  app.db.transaction(async (tx) => {
    const property = found(await lockOwn(tx, propertyId, user.id))
    found(await lockRoom(tx, propertyId, roomId))
    await arrangeGallery(tx, { table: 'room', id: roomId }, arrangement)
    return { parts: await loadOne(tx, property), roomId }
  })
