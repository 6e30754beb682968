import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import type { RoomOfProperty } from '../own-properties/load.ts'
import { showRoom } from '../own-properties/property-wire.ts'
import { readRoom } from '../own-properties/wire.ts'
import {
  addRoomByAdmin,
  arrangeRoomByAdmin,
  changeRoomByAdmin,
  removeRoomByAdmin,
  setAnyRoomActive,
  setRoomCover,
} from './rooms.ts'
import { propertyEditorOf } from './routes.ts'
import { readNewRoom } from './wire.ts'

export function registerAdminRooms(app: AppContext): void {
  const calls = endpoints.adminRooms
  const shown = async (room: Promise<RoomOfProperty>) => showRoom(app, await room)

  serve(app, calls.create, (call) =>
    shown(addRoomByAdmin(app, propertyEditorOf(call), readNewRoom(call.body, call.request.locale))),
  )
  serve(app, calls.update, (call) => {
    const { ifUpdatedAt, ...fields } = call.body
    const change = { roomId: call.params.id, columns: readRoom(fields, call.request.locale), ifUpdatedAt }
    return shown(changeRoomByAdmin(app, propertyEditorOf(call), change))
  })
  serve(app, calls.setActive, (call) =>
    shown(
      setAnyRoomActive(app, propertyEditorOf(call), { roomId: call.params.id, isActive: call.body.isActive }),
    ),
  )
  serve(app, calls.setImage, (call) =>
    shown(setRoomCover(app, propertyEditorOf(call), { roomId: call.params.id, image: call.body.image })),
  )
  serve(app, calls.arrangeImages, (call) =>
    shown(arrangeRoomByAdmin(app, propertyEditorOf(call), { roomId: call.params.id, ...call.body })),
  )
  serve(app, calls.remove, async (call) => {
    await removeRoomByAdmin(app, propertyEditorOf(call), call.params.id)
    return { message: call.text('message.deleted') }
  })
}
