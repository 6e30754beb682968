import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import type { RoomRow } from '../../platform/db/schema/rooms.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../platform/errors/assert-unchanged.ts'
import { pictureKeyOf } from '../../platform/images/picture.ts'
import { recordChange } from '../audit/record-change.ts'
import { isHidden } from '../files/repository.ts'
import { arrangeGallery, type Arrangement } from '../images/arrange.ts'
import { insertImages, keepFile, listImages, setCover } from '../images/repository.ts'
import { enqueuePriced, enqueueRoomOffered } from '../mandates/mails.ts'
import { currentPrices } from '../mandates/prices.ts'
import { findRooms } from '../mandates/repository.ts'
import { deleteBlocksOfRoom } from '../own-properties/block-repository.ts'
import { checkLease } from '../own-properties/check-lease.ts'
import { loadOne, type RoomOfProperty } from '../own-properties/load.ts'
import { lockKept } from '../own-properties/repository.ts'
import {
  insertRoom,
  isRoomBooked,
  lockRoom,
  updateRoom,
  type RoomColumns,
} from '../own-properties/room-repository.ts'
import { langAfter, refuseTooManyRooms, roomDates, withoutGivenDates } from '../own-properties/rooms.ts'
import { requirePhoto } from './gallery.ts'
import { findPropertyOfRoom } from './room-repository.ts'
import type { PropertyEditor } from './update.ts'

interface Place {
  readonly property: PropertyRow
  readonly room: RoomRow
}

/** Locks a room with its property, in this order. */
export async function lockPlaceOf(tx: Transaction, roomId: string): Promise<Place> {
  const property = found(await lockKept(tx, found(await findPropertyOfRoom(tx, roomId))))
  return { property, room: found(await lockRoom(tx, property.id, roomId)) }
}

const shown = async (tx: Transaction, propertyId: string, roomId: string): Promise<RoomOfProperty> => ({
  parts: await loadOne(tx, found(await lockKept(tx, propertyId))),
  roomId,
})

const record = (
  tx: Transaction,
  actor: PropertyEditor,
  roomId: string,
  verb: 'create' | 'update' | 'setActive' | 'setCover' | 'arrangeImages' | 'remove',
  [before, after]: readonly [Record<string, unknown> | null, Record<string, unknown> | null],
) =>
  recordChange(tx, {
    actorId: actor.id,
    requestId: actor.requestId,
    action: `room.${verb}`,
    entity: 'room',
    entityId: roomId,
    before,
    after,
  })

const pick = (row: RoomRow, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, row[name as keyof RoomRow]]))

const pricesOf = async (tx: Transaction, { property, room }: Place) =>
  currentPrices(property, await findRooms(tx, property.id)).filter(({ roomId }) => roomId === room.id)

/** Tells the owner of prices that were changed after the mandate was signed (RULES.md §3.31). */
async function tellPrice(app: AppContext, tx: Transaction, place: Place): Promise<void> {
  const { property } = place
  if (property.stage !== 'accepted' && property.stage !== 'published') return
  const own = await pricesOf(tx, place)
  if (own.length > 0) await enqueuePriced(app, tx, property, own)
}

interface NewRoom {
  readonly propertyId: string
  /** The URL of an uploaded picture, or null. */
  readonly image: string | null
  readonly columns: RoomColumns
}

/** Makes an uploaded picture the first photo and cover of a room (RULES.md §8). */
async function addPhoto(app: AppContext, tx: Transaction, roomId: string, address: string): Promise<void> {
  const key = pictureKeyOf(address, app.config.PUBLIC_URL)
  if (!key || !(await keepFile(tx, key)) || (await isHidden(tx, key)))
    throw new AppError('validation', { fields: [{ path: 'image', code: 'validation.invalid' }] })
  await insertImages.room(tx, roomId, [{ image: key, position: 0 }])
  await setCover.room(tx, roomId, key)
}

/**
 * Adds a room to a property of any owner. It is offered at once.
 * @throws AppError not_found, validation
 */
export const addRoomByAdmin = (
  app: AppContext,
  actor: PropertyEditor,
  { propertyId, image, columns: sent }: NewRoom,
): Promise<RoomOfProperty> =>
  app.db.transaction(async (tx) => {
    const property = found(await lockKept(tx, propertyId))
    const columns = withoutGivenDates(property, null, sent)
    await refuseTooManyRooms(tx, propertyId)
    const after = roomDates(property, columns)
    const place = { propertyId, country: property.country, timeZone: property.timeZone }
    await checkLease(tx, place, { before: after, after, now: app.clock.now() })
    const room = await insertRoom(tx, { ...columns, id: randomUUID(), name: columns.name!, propertyId })
    if (image !== null) await addPhoto(app, tx, room.id, image)
    await record(tx, actor, room.id, 'create', [null, { ...columns, propertyId }])
    await tellPrice(app, tx, { property, room })
    return shown(tx, propertyId, room.id)
  })

/**
 * Changes a room of any owner's property. Quotes that were given stay.
 * @throws AppError not_found, validation, changed_meanwhile
 */
export const changeRoomByAdmin = (
  app: AppContext,
  actor: PropertyEditor,
  {
    roomId,
    columns,
    ifUpdatedAt,
  }: { roomId: string; columns: RoomColumns; ifUpdatedAt?: string | undefined },
): Promise<RoomOfProperty> =>
  app.db.transaction((tx) => changeRoomWithin(app, tx, actor, { roomId, columns, ifUpdatedAt }))

/** Changes a room in a transaction. */
export async function changeRoomWithin(
  app: AppContext,
  tx: Transaction,
  actor: PropertyEditor,
  {
    roomId,
    columns: sent,
    ifUpdatedAt,
  }: { roomId: string; columns: RoomColumns; ifUpdatedAt?: string | undefined },
): Promise<RoomOfProperty> {
  const { property, room } = await lockPlaceOf(tx, roomId)
  assertUnchanged(room, ifUpdatedAt)
  const columns = withoutGivenDates(property, room, sent)
  const now = app.clock.now()
  const place = { propertyId: property.id, roomId, country: property.country, timeZone: property.timeZone }
  const [before, after] = [roomDates(property, room), roomDates(property, { ...room, ...columns })]
  await checkLease(tx, place, { before, after, now })
  const written = { ...columns, ...('lang' in columns && { lang: langAfter(room, columns) }) }
  const changed = await updateRoom(tx, roomId, { ...written, updatedAt: now })
  const names = Object.keys(written)
  await record(tx, actor, roomId, 'update', [pick(room, names), pick(changed, names)])
  const isNewPrice = (['monthlyPrice', 'hourlyPrice', 'rentalMode'] as const).some(
    (name) => changed[name] !== room[name],
  )
  if (isNewPrice) await tellPrice(app, tx, { property, room: changed })
  return shown(tx, property.id, roomId)
}

/**
 * Offers a room, which ends its wait for an admin, or shows it as sold out.
 * @throws AppError not_found
 */
export const setAnyRoomActive = (
  app: AppContext,
  actor: PropertyEditor,
  { roomId, isActive }: { roomId: string; isActive: boolean },
): Promise<RoomOfProperty> =>
  app.db.transaction((tx) => setRoomActiveWithin(app, tx, actor, { roomId, isActive }))

/** Offers or withholds a room in a transaction. */
export async function setRoomActiveWithin(
  app: AppContext,
  tx: Transaction,
  actor: PropertyEditor,
  { roomId, isActive }: { roomId: string; isActive: boolean },
): Promise<RoomOfProperty> {
  const { property, room } = await lockPlaceOf(tx, roomId)
  if (room.isActive !== isActive) {
    await updateRoom(tx, roomId, { isActive, updatedAt: app.clock.now() })
    await record(tx, actor, roomId, 'setActive', [{ isActive: room.isActive }, { isActive }])
    if (room.awaitsReview && property.isVerified)
      await enqueueRoomOffered(app, tx, property, await pricesOf(tx, { property, room }))
  }
  return shown(tx, property.id, roomId)
}

/**
 * Makes one of a room's visible photos its cover, named by its URL.
 * @throws AppError not_found, validation for any other picture
 */
export const setRoomCover = (
  app: AppContext,
  actor: PropertyEditor,
  { roomId, image }: { roomId: string; image: string },
): Promise<RoomOfProperty> =>
  app.db.transaction(async (tx) => {
    const { property, room } = await lockPlaceOf(tx, roomId)
    const cover = requirePhoto(app, await listImages(tx, 'room', roomId), image)
    await setCover.room(tx, roomId, cover)
    await record(tx, actor, roomId, 'setCover', [{ image: room.image }, { image: cover }])
    return shown(tx, property.id, roomId)
  })

/** Sets the order of a room's photos, and its cover. */
export const arrangeRoomByAdmin = (
  app: AppContext,
  actor: PropertyEditor,
  { roomId, ...arrangement }: Arrangement & { roomId: string },
): Promise<RoomOfProperty> =>
  app.db.transaction(async (tx) => {
    const { property } = await lockPlaceOf(tx, roomId)
    const before = await listImages(tx, 'room', roomId)
    await arrangeGallery(tx, { table: 'room', id: roomId }, arrangement)
    const order = before.map((image) => image.id)
    await record(tx, actor, roomId, 'arrangeImages', [{ order }, { order: arrangement.order }])
    return shown(tx, property.id, roomId)
  })

/**
 * Deletes a room. Its past bookings stay, and the periods that its owner had blocked are free again.
 * @throws AppError not_found, live_reservations
 */
export const removeRoomByAdmin = (app: AppContext, actor: PropertyEditor, roomId: string): Promise<void> =>
  app.db.transaction(async (tx) => {
    const { room } = await lockPlaceOf(tx, roomId)
    const now = app.clock.now()
    if (await isRoomBooked(tx, roomId, now)) throw new AppError('live_reservations')
    await deleteBlocksOfRoom(tx, roomId)
    await updateRoom(tx, roomId, { deletedAt: now, isActive: false })
    await record(tx, actor, roomId, 'remove', [{ name: room.name, isActive: room.isActive }, null])
  })
