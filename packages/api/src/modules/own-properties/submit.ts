import type { AppContext } from '../../platform/context.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { found } from '../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { loadParts, type PropertyParts } from '../properties/detail/repository.ts'
import { originOf } from '../security/origin.ts'
import { recordSecurityEvent } from '../security/record.ts'
import { moveStage } from './move-stage.ts'
import { lockOwn, giveOwnerRole } from './repository.ts'
import { loadOne } from './load.ts'
import { refuseIncomplete } from './refuse-incomplete.ts'
import { enqueueSubmitted } from './submitted-mail.ts'
import { wrongStage } from './wrong-stage.ts'

/**
 * Hands a draft in for evaluation and makes its user an owner, or hands a declined property in again
 * (RULES.md §3.9, §3.10, §3.32). To repeat it changes nothing.
 * @throws AppError not_found, wrong_state, validation
 */
export const submitDraft = (
  app: AppContext,
  user: CurrentUser,
  id: string,
  request: RequestFacts,
): Promise<PropertyParts> =>
  app.db.transaction(async (tx) => {
    const row = found(await lockOwn(tx, id, user.id))
    if (row.stage === 'submitted') return loadOne(tx, row)
    if (row.stage !== 'draft' && row.stage !== 'declined') throw wrongStage(row.stage)
    const [parts] = await loadParts(tx, [row])
    refuseIncomplete(parts!, 'owner')
    const at = app.clock.now()
    const submitted = await moveStage(tx, row, {
      to: 'submitted',
      actor: 'owner',
      actorId: user.id,
      requestId: request.id,
      at,
    })
    await enqueueSubmitted(app, tx, user, submitted)
    if (!user.isOwner) {
      await giveOwnerRole(tx, user.id)
      const details = { isOwner: true }
      await recordSecurityEvent(tx, {
        kind: 'role_changed',
        userId: user.id,
        origin: originOf(app, request),
        details,
      })
    }
    return loadOne(tx, submitted)
  })
