import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { oldestOf } from '../../platform/keyed-hash.ts'
import { recordChange } from '../audit/record-change.ts'
import { checkLeaseOrder } from '../own-properties/check-lease.ts'
import { completeColumns } from '../own-properties/complete-columns.ts'
import { insertProperty, type NewProperty } from '../own-properties/repository.ts'
import { columnsWritten } from '../own-properties/wire.ts'
import { applyPrices, readPrices, type SentPrice } from '../mandates/prices.ts'
import { adminViewOf, type AdminView } from './detail.ts'
import { setAdmins } from './people-repository.ts'
import { checkPeople, type PropertyEditor, type AdminChange } from './update.ts'

/**
 * Adds a property as a draft, for its owner or, without one, for the admin, and with the price that was agreed on
 * paper if there is one.
 * @throws AppError validation
 */
export const createByAdmin = (
  app: AppContext,
  actor: PropertyEditor,
  { changes, admins, agreed }: AdminChange & { readonly agreed: SentPrice },
): Promise<AdminView> =>
  app.db.transaction(async (tx) => {
    const id = randomUUID()
    const sent = columnsWritten(changes)
    const columns = await completeColumns(tx, { secret: oldestOf(app.config.APP_SECRET), id }, sent)
    checkLeaseOrder({ startLease: columns.startLease ?? null, endLease: columns.endLease ?? null })
    await checkPeople(tx, { ownerId: columns.ownerId, admins })
    const at = app.clock.now()
    const values = { ownerId: actor.id, ...columns, id, creatorId: actor.id, createdAt: at, updatedAt: at }
    const row = await insertProperty(tx, values as NewProperty)
    const priced = await setAgreedPrice(tx, row!, agreed)
    if (admins) await setAdmins(tx, id, admins)
    await recordChange(tx, {
      actorId: actor.id,
      requestId: actor.requestId,
      action: 'property.create',
      entity: 'property',
      entityId: id,
      before: null,
      after: { name: row!.name, type: row!.type, zoneId: row!.zoneId, ownerId: row!.ownerId },
    })
    return adminViewOf(app, tx, priced)
  })

async function setAgreedPrice(
  tx: Transaction,
  property: PropertyRow,
  agreed: SentPrice,
): Promise<PropertyRow> {
  if (agreed.monthlyPrice === undefined && agreed.hourlyPrice === undefined) return property
  const prices = readPrices(property, [], { ...agreed, rooms: [] })
  return applyPrices(tx, property, { prices, at: property.createdAt })
}
