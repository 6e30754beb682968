import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { recordChange } from '../audit/record-change.ts'
import { discardUnusedNow } from '../images/unused.ts'
import { lockKept, updateProperty } from '../own-properties/repository.ts'
import { erasePlaces, oneProperty } from '../privacy/erasure/places-repository.ts'
import { lockPlace } from '../reservation-core/lock-repository.ts'
import { hasPropertyOpenMoney, isBooked, isOwnerGone, lockTrashed } from './trash-repository.ts'
import type { PropertyEditor } from './update.ts'

const record = (
  tx: Transaction,
  actor: PropertyEditor,
  id: string,
  action: 'trash' | 'restore',
  [before, after]: readonly [Date | null, Date | null],
) =>
  recordChange(tx, {
    actorId: actor.id,
    requestId: actor.requestId,
    action: `property.${action}`,
    entity: 'property',
    entityId: id,
    before: { deletedAt: before },
    after: { deletedAt: after },
  })

/** Moves a property to the trash, in a transaction that has not locked it yet. */
export async function trashPropertyWithin(
  app: AppContext,
  tx: Transaction,
  actor: PropertyEditor,
  id: string,
): Promise<void> {
  const now = app.clock.now()
  // In the order in which a hold takes them, so that none is made in between.
  await lockPlace(tx, id)
  found(await lockKept(tx, id))
  if (await isBooked(tx, id, now)) throw new AppError('live_reservations')
  await updateProperty(tx, id, { deletedAt: now, updatedAt: now })
  await record(tx, actor, id, 'trash', [null, now])
}

/** Takes a property out of the trash, in a transaction. Its owner must still be there. */
export async function restoreWithin(
  app: AppContext,
  tx: Transaction,
  actor: PropertyEditor,
  id: string,
): Promise<void> {
  const row = found(await lockTrashed(tx, id))
  if (await isOwnerGone(tx, row.ownerId))
    throw new AppError('wrong_state', { text: 'wrong_state.owner_gone' })
  await updateProperty(tx, id, { deletedAt: null, updatedAt: app.clock.now() })
  await record(tx, actor, id, 'restore', [row.deletedAt, null])
}

/**
 * Moves a property to the trash, from which it can be restored.
 * @throws AppError not_found, live_reservations
 */
export const movePropertyToTrash = (app: AppContext, actor: PropertyEditor, id: string): Promise<void> =>
  app.db.transaction((tx) => trashPropertyWithin(app, tx, actor, id))

/**
 * Takes a property out of the trash. One that was published is public again.
 * @throws AppError not_found, wrong_state when its owner is in the trash or was erased
 */
export const restoreProperty = (app: AppContext, actor: PropertyEditor, id: string): Promise<void> =>
  app.db.transaction((tx) => restoreWithin(app, tx, actor, id))

/**
 * Deletes a property in the trash for good, with its photos. What bookings, contracts and payments must keep stays
 * without its address, texts and pictures (RULES.md §3.106).
 * @throws AppError not_found, wrong_state when it is not in the trash, live_reservations, money_open
 */
export const removeForGood = (app: AppContext, actor: PropertyEditor, id: string): Promise<void> =>
  app.db.transaction(async (tx) => {
    await lockPlace(tx, id)
    const row = await lockTrashed(tx, id)
    if (!row) {
      found(await lockKept(tx, id))
      throw new AppError('wrong_state', { text: 'wrong_state.not_in_trash' })
    }
    const now = app.clock.now()
    if (await isBooked(tx, id, now)) throw new AppError('live_reservations')
    if (await hasPropertyOpenMoney(tx, id)) throw new AppError('money_open')
    const pictures = await erasePlaces(tx, oneProperty(id), now)
    await recordChange(tx, {
      actorId: actor.id,
      requestId: actor.requestId,
      action: 'property.erase',
      entity: 'property',
      entityId: id,
      before: { type: row.type, zoneId: row.zoneId, deletedAt: row.deletedAt },
      after: null,
    })
    for (const key of pictures) await discardUnusedNow(tx, key)
  })
