import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../platform/errors/assert-unchanged.ts'
import { answerMandate, findOpen } from '../mandates/repository.ts'
import { loadOne } from '../own-properties/load.ts'
import { moveStage } from '../own-properties/move-stage.ts'
import { refuseIncomplete } from '../own-properties/refuse-incomplete.ts'
import { wrongStage } from '../own-properties/wrong-stage.ts'
import { giveOwnerRole, lockKept } from '../own-properties/repository.ts'
import { adminViewOf, type AdminView } from './detail.ts'
import type { PropertyEditor } from './update.ts'

interface Move {
  readonly id: string
  readonly stage: 'submitted' | 'visit_scheduled' | 'declined'
  /** Why the owner declined. */
  readonly reason?: string | undefined
  readonly ifUpdatedAt?: string | undefined
}

async function recordDecline(
  tx: Transaction,
  row: PropertyRow,
  actor: PropertyEditor,
  reason: string,
  at: Date,
) {
  const offer = await findOpen(tx, row.id)
  if (!offer) throw wrongStage(row.stage)
  await answerMandate(tx, offer.id, {
    state: 'declined',
    answeredAt: at,
    answeredBy: actor.id,
    declineReason: reason,
  })
}

/**
 * Moves a property to another stage for its owner: hands it in, records an appointment of the inspector or takes
 * it back, or records that the owner declined, with the reason. To ask for the present stage changes nothing.
 * @throws AppError not_found, wrong_state, changed_meanwhile, validation
 */
export const moveByAdmin = (
  app: AppContext,
  actor: PropertyEditor,
  { id, stage: to, reason = '', ifUpdatedAt }: Move,
): Promise<AdminView> =>
  app.db.transaction(async (tx) => {
    const row = found(await lockKept(tx, id))
    if (row.stage === to) return adminViewOf(app, tx, row)
    assertUnchanged(row, ifUpdatedAt)
    const at = app.clock.now()
    if (to === 'submitted' && (row.stage === 'draft' || row.stage === 'declined')) {
      refuseIncomplete(await loadOne(tx, row), 'admin')
      await giveOwnerRole(tx, row.ownerId)
    }
    if (to === 'declined') {
      if (reason.trim() === '')
        throw new AppError('validation', { fields: [{ path: 'reason', code: 'validation.required' }] })
      await recordDecline(tx, row, actor, reason.trim(), at)
    }
    const moved = await moveStage(tx, row, {
      to,
      actor: 'admin',
      actorId: actor.id,
      requestId: actor.requestId,
      at,
    })
    return adminViewOf(app, tx, moved)
  })
