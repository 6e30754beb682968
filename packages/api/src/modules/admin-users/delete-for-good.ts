import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { recordChange } from '../audit/record-change.ts'
import { lockUser } from '../auth/repository.ts'
import { eraseForAdmin } from '../privacy/erasure/erase.ts'
import type { ChangedBy } from './flags.ts'

/**
 * Erases a user who is in the trash (RULES.md §7). Their address can't be registered again.
 * @throws AppError not_found; wrong_state for somebody who is not in the trash; live_reservations, money_open
 */
export const deleteForGood = (app: AppContext, id: string, by: ChangedBy): Promise<void> =>
  eraseForAdmin(
    app,
    id,
    async (tx) => {
      const user = found(await lockUser(tx, id))
      if (!user.deletedAt) throw new AppError('wrong_state', { text: 'wrong_state.user' })
      return user
    },
    (tx) =>
      recordChange(tx, {
        actorId: by.actorId,
        requestId: by.requestId,
        entity: 'user',
        action: 'user.removeForGood',
        entityId: id,
        before: {},
        after: null,
      }),
  )
