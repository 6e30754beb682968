import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { found } from '../../platform/errors/app-error.ts'
import { recordChange } from '../audit/record-change.ts'
import { enqueueWithheld } from '../mandates/mails.ts'
import { lockKept, updateProperty } from '../own-properties/repository.ts'
import { adminViewOf, type AdminView } from './detail.ts'
import type { PropertyEditor } from './update.ts'

interface Wanted {
  readonly id: string
  readonly isActive: boolean
  /** Why it is not offered any more. Its owner reads it in a mail. */
  readonly reason?: string | undefined
}

/**
 * Offers a property, or shows it as sold out. Its bookings stay.
 * @throws AppError not_found
 */
export const setActiveByAdmin = (
  app: AppContext,
  actor: PropertyEditor,
  wanted: Wanted,
): Promise<AdminView> =>
  app.db.transaction(async (tx) => adminViewOf(app, tx, await setActiveWithin(app, tx, actor, wanted)))

/** Offers or withholds a property in a transaction. */
export async function setActiveWithin(
  app: AppContext,
  tx: Transaction,
  actor: PropertyEditor,
  { id, isActive, reason: given = '' }: Wanted,
): Promise<PropertyRow> {
  const row = found(await lockKept(tx, id))
  if (row.isActive === isActive) return row
  const reason = isActive ? '' : given.trim()
  await recordChange(tx, {
    actorId: actor.id,
    requestId: actor.requestId,
    action: 'property.setActive',
    entity: 'property',
    entityId: id,
    before: { isActive: row.isActive },
    after: { isActive, ...(reason && { reason }) },
  })
  if (reason) await enqueueWithheld(app, tx, row, reason)
  return updateProperty(tx, id, { isActive, updatedAt: app.clock.now() })
}
