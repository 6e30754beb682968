import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Actor } from '../audit/actor.ts'
import { recordChange } from '../audit/record-change.ts'
import type { CanaryRow } from '../releases/canary-repository.ts'
import { finishCanary } from './judge.ts'

/**
 * Ends a canary by hand; the audit records an admin who does.
 * @throws AppError wrong_state when it has ended already
 */
export async function stop(app: AppContext, canary: CanaryRow, reason: string, admin?: Actor): Promise<void> {
  const why = reason.trim()
  const isEnded = await finishCanary(app, canary, { outcome: 'stopped', why }, async (tx) => {
    if (admin)
      await recordChange(tx, {
        ...admin,
        entity: 'release',
        action: 'release.endCanary',
        entityId: canary.app,
        before: { version: canary.version },
        after: { version: canary.control, reason: why },
      })
  })
  if (!isEnded) throw new AppError('wrong_state', { text: 'wrong_state.canary' })
}
