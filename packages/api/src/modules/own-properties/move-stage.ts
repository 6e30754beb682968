import { mayMoveStage, type ListingActor, type ListingStage } from '@metrolibre/contract'
import type { Transaction } from '../../platform/db/client.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { insertChange } from '../audit/repository.ts'
import { changeStage } from './stage-repository.ts'
import { wrongStage } from './wrong-stage.ts'

export interface StageMove {
  readonly to: ListingStage
  readonly actor: ListingActor
  /** The user who did it, if it was one. */
  readonly actorId: string | null
  readonly requestId?: string
  readonly at: Date
}

/**
 * Moves a property to another stage and writes one row of the audit log; this is the only way to do it
 * (RULES.md §3.7).
 * @throws AppError wrong_state when the actor may not make this move, or the stage has changed meanwhile
 */
export async function moveStage(
  tx: Transaction,
  { id, stage: from }: Pick<PropertyRow, 'id' | 'stage'>,
  { to, actor, actorId, requestId, at }: StageMove,
): Promise<PropertyRow> {
  const row = mayMoveStage(from, to, actor) ? await changeStage(tx, { id, from, to, at }) : undefined
  if (!row) throw wrongStage(from)
  await insertChange(tx, {
    actorId,
    action: `stage.${actor}`,
    entity: 'property',
    entityId: id,
    before: { stage: from },
    after: { stage: to },
    requestId,
    at,
  })
  return row
}
