import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Image } from '../images/schemas.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { Flag, requiredText } from '../primitives/text.ts'
import { Room, roomEntries } from '../rooms/schemas.ts'

const tag = 'admin rooms'

const adminEntries = { ...roomEntries, image: v.nullish(v.string()) }

export const RoomInput = body({ ...adminEntries, locationId: Id })
export const RoomUpdate = body(v.partial(v.object(adminEntries)).entries)

export const adminRooms = {
  create: endpoint({
    id: 'adminRooms.create',
    method: 'POST',
    path: '/admin/room/',
    access: 'admin',
    tag,
    status: 201,
    summary: 'Add a room',
    body: RoomInput,
    response: Room,
    errors: ['not_found', 'provider_failed'],
  }),
  update: endpoint({
    id: 'adminRooms.update',
    method: 'PUT',
    path: '/admin/room/:id',
    access: 'admin',
    tag,
    summary: 'Change a room',
    params: IdParams,
    body: RoomUpdate,
    response: Room,
    errors: ['provider_failed', 'live_reservations'],
  }),
  setImage: endpoint({
    id: 'adminRooms.setImage',
    method: 'PUT',
    path: '/admin/room/:id/image',
    access: 'admin',
    tag,
    summary: 'Make one of its photos the cover',
    params: IdParams,
    body: body({ image: requiredText(500) }),
    response: Room,
    errors: [],
  }),
  setActive: endpoint({
    id: 'adminRooms.setActive',
    method: 'PUT',
    path: '/admin/room/:id/isActive',
    access: 'admin',
    tag,
    summary: 'Offer a room, or mark it sold out',
    params: IdParams,
    body: body({ isActive: Flag }),
    response: Room,
    errors: [],
  }),
  remove: endpoint({
    id: 'adminRooms.remove',
    method: 'DELETE',
    path: '/admin/room/:id',
    access: 'admin',
    tag,
    summary: 'Delete a room',
    params: IdParams,
    response: Message,
    errors: ['live_reservations'],
  }),
  setImageVisible: endpoint({
    id: 'adminRooms.setImageVisible',
    method: 'PUT',
    path: '/admin/images/:id/visible',
    access: 'admin',
    tag,
    summary: 'Show or hide a photo',
    params: IdParams,
    body: body({ isVisible: Flag }),
    response: Image,
    errors: [],
  }),
} as const
