import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { recordChange } from '../audit/record-change.ts'
import { lockActiveUser, lockUser } from '../auth/repository.ts'
import { mailRestoreLink } from '../auth/restore.ts'
import { recordSecurityEvent } from '../security/record.ts'
import type { ChangedBy } from './flags.ts'
import { changeUser } from './repository.ts'

const record = (
  tx: Transaction,
  action: 'user.sendReset' | 'user.endSessions',
  entityId: string,
  { actorId, requestId }: ChangedBy,
) => recordChange(tx, { actorId, requestId, entity: 'user', action, entityId, before: null, after: {} })

/**
 * Mails a user the link to set a new password. The admin never sees it.
 * @throws AppError wrong_state for an account that is off or in the trash; conflict after several recent links
 */
export const sendReset = (app: AppContext, id: string, by: ChangedBy): Promise<void> =>
  app.db.transaction(async (tx) => {
    found(await lockUser(tx, id))
    const user = await lockActiveUser(tx, id)
    if (!user) throw new AppError('wrong_state', { text: 'wrong_state.user_inactive' })
    if (!(await mailRestoreLink(app, tx, user))) throw new AppError('conflict', { text: 'conflict.links' })
    const { actorId, origin } = by
    await recordSecurityEvent(tx, { kind: 'password_reset_requested', userId: id, actorId, origin })
    await record(tx, 'user.sendReset', id, by)
  })

/** Ends all sessions of a user, and the links that were mailed to them. */
export const endSessions = (app: AppContext, id: string, by: ChangedBy): Promise<void> =>
  app.db.transaction(async (tx) => {
    found(await lockUser(tx, id))
    await changeUser(tx, id, { sessionsValidFrom: app.clock.now() })
    const { actorId, origin } = by
    await recordSecurityEvent(tx, { kind: 'logout_everywhere', userId: id, actorId, origin })
    await record(tx, 'user.endSessions', id, by)
  })
