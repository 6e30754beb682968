import type { RoomCopies } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { RoomRow } from '../../platform/db/schema/rooms.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { PropertyParts } from '../properties/detail/repository.ts'
import { askReview } from './ask-review.ts'
import { loadOne } from './load.ts'
import { nextNames } from './next-names.ts'
import { lockOwn } from './repository.ts'
import { findRoomNames, insertRoom, lockRoom } from './room-repository.ts'
import { hasSignedMandate, refuseTooManyRooms, writeRoom } from './rooms.ts'

interface User {
  readonly id: string
}

/** The price of a room with its unit. The other price is null. */
type RoomPrice = Pick<RoomRow, 'rentalMode' | 'monthlyPrice' | 'hourlyPrice'>

/** Compares what is charged. A room may have a price in the other unit too, which is not. */
const isSamePrice = (room: RoomPrice, price: RoomPrice): boolean =>
  room.rentalMode === price.rentalMode &&
  (price.rentalMode === 'hour'
    ? room.hourlyPrice === price.hourlyPrice
    : room.monthlyPrice === price.monthlyPrice)

/**
 * Gives rooms of an own property the same price, all of them or none.
 * @throws AppError not_found
 */
export const setRoomPrices = (
  app: AppContext,
  user: User,
  propertyId: string,
  { roomIds, price }: { roomIds: readonly string[]; price: RoomPrice },
): Promise<PropertyParts> =>
  app.db.transaction(async (tx) => {
    const property = found(await lockOwn(tx, propertyId, user.id))
    // Each once, and always in one order.
    for (const id of [...new Set(roomIds)].toSorted()) {
      const room = found(await lockRoom(tx, propertyId, id))
      if (!isSamePrice(room, price)) await writeRoom(app, tx, property, { room, columns: price })
    }
    return loadOne(tx, property)
  })

/**
 * Adds rooms like one of an own property: with all that was typed of it, under names that count on, and without its
 * photos, because a photo shows one room.
 * @throws AppError not_found, validation, changed_meanwhile when the property has not as many rooms as were shown
 */
export const copyRoom = (
  app: AppContext,
  user: User,
  { propertyId, roomId }: { propertyId: string; roomId: string },
  { count, roomCount }: RoomCopies,
): Promise<PropertyParts> =>
  app.db.transaction(async (tx) => {
    const property = found(await lockOwn(tx, propertyId, user.id))
    const { name, ...rest } = found(await lockRoom(tx, propertyId, roomId))
    const taken = await findRoomNames(tx, propertyId)
    if (taken.length !== roomCount) throw new AppError('changed_meanwhile')
    await refuseTooManyRooms(tx, propertyId, { added: count, path: 'count' })
    for (const next of nextNames(name, { taken, count })) {
      const asked = hasSignedMandate(property) && (await askReview(app, tx, property, next))
      await insertRoom(tx, { ...copied(rest), name: next, propertyId, ...asked })
    }
    return loadOne(tx, property)
  })

const copied = ({
  description,
  lang,
  area,
  rentalMode,
  monthlyPrice,
  hourlyPrice,
  included,
  startLease,
  endLease,
}: Omit<RoomRow, 'name'>) => ({
  description,
  lang,
  area,
  rentalMode,
  monthlyPrice,
  hourlyPrice,
  included,
  startLease,
  endLease,
})
