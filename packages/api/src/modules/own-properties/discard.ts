import { discardableStages } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { lockOwn, updateProperty } from './repository.ts'
import { wrongStage } from './wrong-stage.ts'

/**
 * Moves a draft or a declined property to the trash.
 * @throws AppError not_found, wrong_state
 */
export const discardOwn = (app: AppContext, user: { id: string }, id: string): Promise<void> =>
  app.db.transaction(async (tx) => {
    const { stage } = found(await lockOwn(tx, id, user.id))
    if (!discardableStages.includes(stage)) throw wrongStage(stage)
    await updateProperty(tx, id, { deletedAt: app.clock.now() })
  })
