import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { GalleryOrder, Image } from '../images/schemas.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { Flag, requiredText } from '../primitives/text.ts'
import { Instant } from '../primitives/time.ts'
import { Room, roomEntries } from '../rooms/schemas.ts'

const tag = 'admin rooms'

/** A new room. `image` is the URL of a picture that was uploaded here, which becomes its first photo and cover. */
export const RoomInput = body({ ...roomEntries, image: v.nullish(v.string()), locationId: Id })
export type RoomInput = v.InferOutput<typeof RoomInput>
/** Only the fields that change. Null empties a field. */
export const RoomUpdate = body({
  ...v.partial(v.object(roomEntries)).entries,
  ifUpdatedAt: v.optional(Instant),
})
export type RoomUpdate = v.InferOutput<typeof RoomUpdate>

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
    errors: ['not_found'],
    rateLimit: 'office',
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
    errors: ['changed_meanwhile'],
    rateLimit: 'office',
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
    rateLimit: 'office',
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
    rateLimit: 'office',
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
    rateLimit: 'office',
  }),
  arrangeImages: endpoint({
    id: 'adminRooms.arrangeImages',
    method: 'PUT',
    path: '/admin/room/:id/images',
    access: 'admin',
    tag,
    summary: "Set the order of a room's photos, and its cover",
    params: IdParams,
    body: GalleryOrder,
    response: Room,
    errors: [],
    rateLimit: 'office',
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
    rateLimit: 'office',
  }),
} as const
