import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { GalleryOrder } from '../images/schemas.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { Flag } from '../primitives/text.ts'
import { OwnRoomInput, OwnRoomUpdate, Room } from './schemas.ts'

const tag = 'own rooms'
const RoomParams = v.object({ ...IdParams.entries, room: Id })

/**
 * The rooms of an own property. Once it is published, a new room or a new price waits for an admin: the answer
 * says so with `awaitsReview`, and the room can't be booked until then.
 */
export const ownRooms = {
  create: endpoint({
    id: 'ownRooms.create',
    method: 'POST',
    path: '/locations/:id/rooms',
    access: 'user',
    tag,
    status: 201,
    summary: 'Add a room to an own property',
    params: IdParams,
    body: OwnRoomInput,
    response: Room,
    errors: [],
    rateLimit: 'save',
  }),
  update: endpoint({
    id: 'ownRooms.update',
    method: 'PUT',
    path: '/locations/:id/rooms/:room',
    access: 'user',
    tag,
    summary: 'Change a room of an own property',
    params: RoomParams,
    body: OwnRoomUpdate,
    response: Room,
    errors: [],
    rateLimit: 'save',
  }),
  setActive: endpoint({
    id: 'ownRooms.setActive',
    method: 'PUT',
    path: '/locations/:id/rooms/:room/isActive',
    access: 'user',
    tag,
    summary: 'Offer or withhold a room; bookings stay',
    params: RoomParams,
    body: body({ isActive: Flag }),
    response: Room,
    errors: ['wrong_state'],
    rateLimit: 'save',
  }),
  remove: endpoint({
    id: 'ownRooms.remove',
    method: 'DELETE',
    path: '/locations/:id/rooms/:room',
    access: 'user',
    tag,
    summary: 'Delete a room of an own property',
    params: RoomParams,
    response: Message,
    errors: ['live_reservations'],
    rateLimit: 'own',
  }),
  arrangeImages: endpoint({
    id: 'ownRooms.arrangeImages',
    method: 'PUT',
    path: '/locations/:id/rooms/:room/images',
    access: 'user',
    tag,
    summary: "Set the order of a room's photos, and its cover",
    params: RoomParams,
    body: GalleryOrder,
    response: Room,
    errors: [],
    rateLimit: 'save',
  }),
} as const
