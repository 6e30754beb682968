import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { hasLiveReservations, lockForSwitch } from '../auth/repository.ts'
import { recordChange } from '../audit/record-change.ts'
import { recordSecurityEvent } from '../security/record.ts'
import { assertOtherAdmin } from '../users/assert-other-admin.ts'
import type { ChangedBy } from './flags.ts'
import { changeUser } from './repository.ts'

/**
 * Moves a user to the trash, which ends their sessions and hides their properties. It is refused while somebody on
 * the other side of a booking must be able to reach them.
 * @throws AppError not_found, live_reservations, last_admin
 */
export const moveUserToTrash = (app: AppContext, id: string, by: ChangedBy): Promise<void> =>
  app.db.transaction((tx) => trashUserWithin(app, tx, id, by))

/** Moves a user to the trash in a transaction, by the same rules. */
export async function trashUserWithin(
  app: AppContext,
  tx: Transaction,
  id: string,
  by: ChangedBy,
): Promise<void> {
  const user = found(await lockForSwitch(tx, id))
  if (user.deletedAt) return
  await assertOtherAdmin(tx, user)
  const deletedAt = app.clock.now()
  await changeUser(tx, id, { deletedAt, sessionsValidFrom: deletedAt })
  // Only now, because this change waits for holds of the user's places that are being made, and ends all others.
  if (await hasLiveReservations(tx, id)) throw new AppError('live_reservations')
  await recordSecurityEvent(tx, { kind: 'account_trashed', userId: id, ...by })
  await record(tx, 'user.remove', id, { deletedAt: null }, { deletedAt }, by)
}

/**
 * Takes a user out of the trash. They have to sign in again.
 * @throws AppError not_found, also for a user who is not in the trash
 */
export const restoreFromTrash = (app: AppContext, id: string, by: ChangedBy): Promise<void> =>
  app.db.transaction(async (tx) => {
    const user = found(await lockForSwitch(tx, id))
    if (!user.deletedAt) throw new AppError('not_found')
    await changeUser(tx, id, { deletedAt: null })
    await recordSecurityEvent(tx, { kind: 'account_restored', userId: id, ...by })
    await record(tx, 'user.restore', id, { deletedAt: user.deletedAt }, { deletedAt: null }, by)
  })

const record = (
  tx: Parameters<typeof recordChange>[0],
  action: 'user.remove' | 'user.restore',
  entityId: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  { actorId, requestId }: ChangedBy,
) => recordChange(tx, { actorId, requestId, entity: 'user', action, entityId, before, after })
