import type { OwnedProperty, Room } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { arrangeGallery, type Arrangement } from '../images/arrange.ts'
import { lockOwn } from './repository.ts'
import { lockRoom } from './room-repository.ts'
import { showOne, showRoom } from './show.ts'

/** Sets the order of a property's images, and its cover. */
export const arrangeImages = (
  app: AppContext,
  user: { id: string },
  id: string,
  arrangement: Arrangement,
): Promise<OwnedProperty> =>
  app.db.transaction(async (tx) => {
    found(await lockOwn(tx, id, user.id))
    await arrangeGallery(tx, { table: 'location', id }, arrangement)
    return showOne(app, tx, found(await lockOwn(tx, id, user.id)))
  })

/** Sets the order of a room's images, and its cover. */
export const arrangeRoomImages = (
  app: AppContext,
  user: { id: string },
  { propertyId, roomId }: { propertyId: string; roomId: string },
  arrangement: Arrangement,
): Promise<Room> =>
  app.db.transaction(async (tx) => {
    const property = found(await lockOwn(tx, propertyId, user.id))
    found(await lockRoom(tx, propertyId, roomId))
    await arrangeGallery(tx, { table: 'room', id: roomId }, arrangement)
    return showRoom(app, tx, property, roomId)
  })
