import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { moveStage } from '../own-properties/move-stage.ts'
import { hasTechnicalVisit, lockStage, type VisitedPlace } from './repository.ts'

/**
 * Moves a property that is handed in to the stage that fits its technical visits: scheduled while one is
 * expected, and back when none is. Other stages stay, because the evaluation goes on without the calendar
 * (RULES.md §3.12). Returns whether it moved.
 */
export async function followTechnicalVisit(
  app: AppContext,
  tx: Transaction,
  { id }: VisitedPlace,
): Promise<boolean> {
  const property = await lockStage(tx, id)
  const expected = await hasTechnicalVisit(tx, id)
  const [from, to] = expected
    ? (['submitted', 'visit_scheduled'] as const)
    : (['visit_scheduled', 'submitted'] as const)
  if (property.stage !== from) return false
  await moveStage(tx, property, { to, actor: 'visit', actorId: null, at: app.clock.now() })
  return true
}
