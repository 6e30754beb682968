import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../platform/errors/assert-unchanged.ts'
import { oldestOf } from '../../platform/keyed-hash.ts'
import { recordChange } from '../audit/record-change.ts'
import { changeCurrency } from '../own-properties/change-currency.ts'
import { checkLease } from '../own-properties/check-lease.ts'
import { completeColumns } from '../own-properties/complete-columns.ts'
import {
  giveOwnerRole,
  lockKept,
  updateProperty,
  type PropertyColumns,
} from '../own-properties/repository.ts'
import { refuseUnstated } from '../own-properties/refuse-unstated.ts'
import { columnsWritten, type FieldChange } from '../own-properties/wire.ts'
import { adminViewOf, type AdminView } from './detail.ts'
import { findAdmins, listAdminIds, setAdmins, usersExist } from './people-repository.ts'

/** The admin who acts, and the request by which. */
export interface PropertyEditor {
  readonly id: string
  readonly requestId: string
}

/** The fields that an admin sets, each with its columns, and the admins who look after the property. */
export interface AdminChange {
  readonly changes: readonly FieldChange[]
  readonly admins: readonly string[] | undefined
}

const differing = (row: PropertyRow, changes: readonly FieldChange[]) =>
  changes.filter(({ columns }) =>
    Object.entries(columns).some(([name, value]) => row[name as keyof PropertyRow] !== value),
  )

/** An offer and a mandate are about this kind, rental mode and owner, and in the currency of this country. */
const fixedByOffer: readonly string[] = ['type', 'rentalMode', 'ownerId']
const offeredStages: readonly PropertyRow['stage'][] = ['evaluated', 'accepted', 'published']

function refuseFixed(row: PropertyRow, changes: readonly FieldChange[], written: PropertyColumns): void {
  if (!offeredStages.includes(row.stage)) return
  const otherCurrency = written.currency !== undefined && written.currency !== row.currency
  const fixed = changes.filter(({ columns }) =>
    Object.keys(columns).some((name) => fixedByOffer.includes(name) || (name === 'zoneId' && otherCurrency)),
  )
  if (fixed.length > 0)
    throw new AppError('validation', {
      fields: fixed.map(({ field: path }) => ({ path, code: 'validation.fixed_by_offer' })),
    })
}

/** Refuses people who do not exist, and as admins of a property those who are none. */
export async function checkPeople(
  tx: Transaction,
  { ownerId, admins }: { ownerId?: string | undefined; admins?: readonly string[] | undefined },
): Promise<void> {
  if (ownerId !== undefined && !(await usersExist(tx, [ownerId])))
    throw new AppError('validation', { fields: [{ path: 'owner', code: 'validation.user_unknown' }] })
  if (admins && admins.length > 0 && (await findAdmins(tx, admins)) !== new Set(admins).size)
    throw new AppError('validation', { fields: [{ path: 'admins', code: 'validation.admin_unknown' }] })
}

const pick = (row: PropertyRow, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, row[name as keyof PropertyRow]]))

/**
 * Changes a property of any owner in any stage. What an offer is about stays as it is while there is one
 * (RULES.md §3.95).
 * @throws AppError not_found, validation, changed_meanwhile
 */
export const updateByAdmin = (
  app: AppContext,
  actor: PropertyEditor,
  { id, ifUpdatedAt, changes, admins }: AdminChange & { id: string; ifUpdatedAt?: string | undefined },
): Promise<AdminView> =>
  app.db.transaction(async (tx) => {
    const row = found(await lockKept(tx, id))
    assertUnchanged(row, ifUpdatedAt)
    return adminViewOf(app, tx, await applyChange(app, tx, actor, { row, changes, admins }))
  })

interface Application extends AdminChange {
  /** The property, locked. */
  readonly row: PropertyRow
}

/** Writes the fields that differ and records them, in a transaction. */
export async function applyChange(
  app: AppContext,
  tx: Transaction,
  actor: PropertyEditor,
  { row, changes, admins }: Application,
): Promise<PropertyRow> {
  const { id } = row
  const real = differing(row, changes)
  const adminsBefore = admins && (await listAdminIds(tx, id))
  const adminsDiffer = admins !== undefined && [...admins].toSorted().join() !== adminsBefore!.join()
  if (real.length === 0 && !adminsDiffer) return row
  const sent = columnsWritten(real)
  refuseUnstated(row, sent)
  const columns = await completeColumns(tx, { secret: oldestOf(app.config.APP_SECRET), id }, sent, row)
  refuseFixed(row, real, columns)
  await checkPeople(tx, { ownerId: columns.ownerId, admins })
  const now = app.clock.now()
  const place = { propertyId: id, country: row.country, timeZone: row.timeZone }
  await checkLease(tx, place, { before: row, after: { ...row, ...columns }, now })
  const written = { ...columns, ...(await changeCurrency(tx, row, columns)) }
  if (adminsDiffer) await setAdmins(tx, id, admins)
  if (columns.ownerId !== undefined && row.stage !== 'draft') await giveOwnerRole(tx, columns.ownerId)
  const after = await updateProperty(tx, id, { ...written, updatedAt: now })
  const names = Object.keys(written)
  await recordChange(tx, {
    actorId: actor.id,
    requestId: actor.requestId,
    action: 'property.update',
    entity: 'property',
    entityId: id,
    before: { ...pick(row, names), ...(adminsDiffer && { admins: adminsBefore }) },
    after: { ...pick(after, names), ...(adminsDiffer && { admins: [...admins] }) },
  })
  return after
}
