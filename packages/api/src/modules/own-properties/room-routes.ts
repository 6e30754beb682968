import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { arrangeRoomImages } from './gallery.ts'
import { copyRoom, setRoomPrices } from './many-rooms.ts'
import { addRoom, changeRoom, removeRoom, setOwnRoomActive } from './rooms.ts'
import type { RoomOfProperty } from './load.ts'
import { showRoom, showRooms } from './property-wire.ts'
import { readRoom, readRoomPrice } from './wire.ts'

const placeOf = ({ id, room }: { id: string; room: string }) => ({ propertyId: id, roomId: room })

export function registerOwnRooms(app: AppContext): void {
  const { manyRooms, ownRooms } = endpoints
  const shown = async (room: Promise<RoomOfProperty>) => showRoom(app, await room)
  serve(app, ownRooms.create, ({ user, params, body, request }) =>
    shown(addRoom(app, user, params.id, readRoom(body, request.locale))),
  )
  serve(app, ownRooms.update, ({ user, params, body, request }) =>
    shown(changeRoom(app, user, placeOf(params), readRoom(body, request.locale))),
  )
  serve(app, manyRooms.copy, async ({ user, params, body }) =>
    showRooms(app, await copyRoom(app, user, placeOf(params), body)),
  )
  serve(app, manyRooms.setPrices, async ({ user, params, body }) =>
    showRooms(
      app,
      await setRoomPrices(app, user, params.id, { roomIds: body.rooms, price: readRoomPrice(body) }),
    ),
  )
  serve(app, ownRooms.setActive, ({ user, params, body }) =>
    shown(setOwnRoomActive(app, user, placeOf(params), body.isActive)),
  )
  serve(app, ownRooms.remove, async ({ user, params, text }) => {
    await removeRoom(app, user, placeOf(params))
    return { message: text('message.deleted') }
  })
  serve(app, ownRooms.arrangeImages, ({ user, params, body }) =>
    shown(arrangeRoomImages(app, user, placeOf(params), body)),
  )
}
