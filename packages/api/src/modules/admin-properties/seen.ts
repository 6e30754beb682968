import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { recordChange } from '../audit/record-change.ts'
import { lockKept, updateProperty } from '../own-properties/repository.ts'
import { adminViewOf, type AdminView } from './detail.ts'
import type { PropertyEditor } from './update.ts'

/**
 * Removes the notes about what was changed since the visit, up to the moment at which the admin read them.
 * @throws AppError not_found
 */
export const markPropertySeen = (
  app: AppContext,
  actor: PropertyEditor,
  { id, until }: { id: string; until: string },
): Promise<AdminView> =>
  app.db.transaction(async (tx) => {
    const row = found(await lockKept(tx, id))
    const left = Object.fromEntries(
      Object.entries(row.changedSinceVisit).filter(([, at]) => Date.parse(at) > Date.parse(until)),
    )
    if (Object.keys(left).length === Object.keys(row.changedSinceVisit).length)
      return adminViewOf(app, tx, row)
    const after = await updateProperty(tx, id, { changedSinceVisit: left, updatedAt: app.clock.now() })
    await recordChange(tx, {
      actorId: actor.id,
      requestId: actor.requestId,
      action: 'property.markSeen',
      entity: 'property',
      entityId: id,
      before: { changedSinceVisit: row.changedSinceVisit },
      after: { changedSinceVisit: left },
    })
    return adminViewOf(app, tx, after)
  })
