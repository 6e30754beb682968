import { AppError, found } from '../../platform/errors/app-error.ts'
import type { Undo, UndoneBy, UndoneChange, Undoes } from '../audit/undo.ts'
import { lockKept } from '../own-properties/repository.ts'
import type { FieldChange } from '../own-properties/wire.ts'
import { changeRoomWithin, lockPlaceOf, setRoomActiveWithin } from './rooms.ts'
import { setActiveWithin } from './set-active.ts'
import { restoreWithin, trashPropertyWithin } from './trash.ts'
import { applyChange, type PropertyEditor } from './update.ts'

const actorOf = ({ actorId, requestId }: UndoneBy): PropertyEditor => ({ id: actorId, requestId })

/** What entries say that is no column of the row. */
const besides = new Set(['admins', 'reason'])

/** Refuses when a row no longer has the values that the change gave it. */
function assertStill(row: Readonly<Record<string, unknown>>, { after }: UndoneChange): void {
  const differs = Object.entries(after).some(
    ([name, value]) => !besides.has(name) && JSON.stringify(row[name] ?? null) !== JSON.stringify(value),
  )
  if (differs) throw new AppError('conflict')
}

const undoUpdate: Undo = async (app, tx, change, by) => {
  const row = found(await lockKept(tx, change.entityId))
  assertStill(row, change)
  // Amounts of the rooms were removed with the currency, and can't come back by this.
  if ('currency' in change.before) throw new AppError('wrong_state', { text: 'wrong_state.change' })
  const { admins, ...columns } = change.before
  const changes = Object.entries(columns).map(([field, value]): FieldChange => ({
    field,
    columns: { [field]: value },
  }))
  await applyChange(app, tx, actorOf(by), {
    row,
    changes,
    admins: admins === undefined ? undefined : (admins as string[]),
  })
}

const undoActive: Undo = async (app, tx, change, by) => {
  assertStill(found(await lockKept(tx, change.entityId)), change)
  const isActive = change.before['isActive'] === true
  await setActiveWithin(app, tx, actorOf(by), { id: change.entityId, isActive })
}

const undoRoom: Undo = async (app, tx, change, by) => {
  const { room } = await lockPlaceOf(tx, change.entityId)
  assertStill(room, change)
  await changeRoomWithin(app, tx, actorOf(by), { roomId: room.id, columns: change.before })
}

const undoRoomActive: Undo = async (app, tx, change, by) => {
  const { room } = await lockPlaceOf(tx, change.entityId)
  assertStill(room, change)
  const isActive = change.before['isActive'] === true
  await setRoomActiveWithin(app, tx, actorOf(by), { roomId: room.id, isActive })
}

/** How an admin's changes of properties and rooms are taken back. */
export const propertyUndoes: Undoes = {
  'property.update': undoUpdate,
  'property.setActive': undoActive,
  'property.trash': (app, tx, { entityId }, by) => restoreWithin(app, tx, actorOf(by), entityId),
  'property.restore': (app, tx, { entityId }, by) => trashPropertyWithin(app, tx, actorOf(by), entityId),
  'room.update': undoRoom,
  'room.setActive': undoRoomActive,
}
