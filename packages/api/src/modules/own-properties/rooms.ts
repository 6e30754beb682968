import { maxRooms } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import type { RoomRow } from '../../platform/db/schema/rooms.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { deleteBlocksOfRoom } from './block-repository.ts'
import { askReview } from './ask-review.ts'
import { checkLease } from './check-lease.ts'
import { lockOwn } from './repository.ts'
import {
  countRooms,
  insertRoom,
  isRoomBooked,
  lockRoom,
  updateRoom,
  type RoomColumns,
} from './room-repository.ts'
import { loadOne, type RoomOfProperty } from './load.ts'

interface User {
  readonly id: string
}

/** Tells whether what is new waits for an admin, because the mandate is signed without it (RULES.md §3.45). */
export const hasSignedMandate = ({ stage }: PropertyRow): boolean =>
  stage === 'accepted' || stage === 'published'

const isPriceChange = (room: RoomRow, columns: RoomColumns): boolean =>
  (['monthlyPrice', 'hourlyPrice', 'rentalMode'] as const).some(
    (name) => columns[name] !== undefined && columns[name] !== room[name],
  )

/** Refuses more rooms than a property can have. The property's row must be locked. */
export async function refuseTooManyRooms(
  tx: Transaction,
  propertyId: string,
  { added, path }: { added: number; path: string } = { added: 1, path: 'name' },
): Promise<void> {
  if ((await countRooms(tx, propertyId)) + added > maxRooms)
    throw new AppError('validation', {
      fields: [{ path, code: 'validation.too_many_rooms' }],
      values: { max: maxRooms },
    })
}

/** Returns the lease dates of a room, which default to those of its property (RULES.md §5.16). */
export const roomDates = (
  property: PropertyRow,
  room: { startLease?: string | null; endLease?: string | null },
) => ({
  startLease: room.startLease ?? property.startLease,
  endLease: room.endLease ?? property.endLease,
})

/**
 * Leaves out the lease dates that a form sends back as it was given them: those of the property, where the room
 * has none of its own, so that the room goes on following its property (RULES.md §5.17).
 */
export const withoutGivenDates = (
  property: PropertyRow,
  room: Pick<RoomRow, 'startLease' | 'endLease'> | null,
  columns: RoomColumns,
): RoomColumns => {
  const own = { ...columns }
  for (const name of ['startLease', 'endLease'] as const)
    if (!room?.[name] && own[name] && own[name] === property[name]) delete own[name]
  return own
}

/** Returns the language of a room's text after a change. A form sends the text also where it stays the same. */
export const langAfter = (room: RoomRow, { description, lang = room.lang }: RoomColumns): RoomRow['lang'] =>
  description === undefined || description === room.description ? room.lang : lang

/**
 * Adds a room to an own property.
 * @throws AppError not_found, validation
 */
export const addRoom = (
  app: AppContext,
  user: User,
  propertyId: string,
  sent: RoomColumns,
): Promise<RoomOfProperty> =>
  app.db.transaction(async (tx) => {
    const property = found(await lockOwn(tx, propertyId, user.id))
    await refuseTooManyRooms(tx, propertyId)
    const columns = withoutGivenDates(property, null, sent)
    const place = { propertyId, country: property.country, timeZone: property.timeZone }
    const after = roomDates(property, columns)
    await checkLease(tx, place, { before: after, after, now: app.clock.now() })
    const waits = hasSignedMandate(property)
    const asked = waits && (await askReview(app, tx, property, columns.name!))
    const room = await insertRoom(tx, { ...columns, name: columns.name!, propertyId, ...asked })
    return { parts: await loadOne(tx, property), roomId: room.id }
  })

/**
 * Changes a room of an own property.
 * @throws AppError not_found, validation
 */
export const changeRoom = (
  app: AppContext,
  user: User,
  { propertyId, roomId }: { propertyId: string; roomId: string },
  sent: RoomColumns,
): Promise<RoomOfProperty> =>
  app.db.transaction(async (tx) => {
    const property = found(await lockOwn(tx, propertyId, user.id))
    const room = found(await lockRoom(tx, propertyId, roomId))
    const columns = withoutGivenDates(property, room, sent)
    const place = { propertyId, roomId, country: property.country, timeZone: property.timeZone }
    const after = roomDates(property, { ...room, ...columns })
    await checkLease(tx, place, { before: roomDates(property, room), after, now: app.clock.now() })
    await writeRoom(app, tx, property, { room, columns })
    return { parts: await loadOne(tx, property), roomId }
  })

/** Writes what changes of a room. With another price it waits for an admin once the mandate is signed. */
export async function writeRoom(
  app: AppContext,
  tx: Transaction,
  property: PropertyRow,
  { room, columns }: { room: RoomRow; columns: RoomColumns },
): Promise<void> {
  const waits = hasSignedMandate(property) && isPriceChange(room, columns)
  const asked = waits && (await askReview(app, tx, property, columns.name ?? room.name))
  await updateRoom(tx, room.id, {
    ...columns,
    lang: langAfter(room, columns),
    ...asked,
    updatedAt: app.clock.now(),
  })
}

/**
 * Offers or withholds a room of an own property. Its bookings stay. What waits for an admin is offered by the admin.
 * @throws AppError not_found, wrong_state
 */
export const setOwnRoomActive = (
  app: AppContext,
  user: User,
  { propertyId, roomId }: { propertyId: string; roomId: string },
  isActive: boolean,
): Promise<RoomOfProperty> =>
  app.db.transaction(async (tx) => {
    const property = found(await lockOwn(tx, propertyId, user.id))
    const room = found(await lockRoom(tx, propertyId, roomId))
    if (room.awaitsReview && isActive) throw new AppError('wrong_state')
    await updateRoom(tx, roomId, { isActive, updatedAt: app.clock.now() })
    return { parts: await loadOne(tx, property), roomId }
  })

/**
 * Deletes a room of an own property. Its past bookings stay.
 * @throws AppError not_found, live_reservations
 */
export const removeRoom = (
  app: AppContext,
  user: User,
  { propertyId, roomId }: { propertyId: string; roomId: string },
): Promise<void> =>
  app.db.transaction(async (tx) => {
    found(await lockOwn(tx, propertyId, user.id))
    found(await lockRoom(tx, propertyId, roomId))
    const now = app.clock.now()
    if (await isRoomBooked(tx, roomId, now)) throw new AppError('live_reservations')
    await deleteBlocksOfRoom(tx, roomId)
    await updateRoom(tx, roomId, { deletedAt: now, isActive: false })
  })
