import type { AppContext } from '../../platform/context.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { recordChange } from '../audit/record-change.ts'
import { lockKept, updateProperty, type PropertyColumns } from '../own-properties/repository.ts'
import { inspectionSheetOf, type InspectionSheet } from '../properties/sheet.ts'
import { adminViewOf, type AdminView } from './detail.ts'
import type { PropertyEditor } from './update.ts'

interface Sent {
  readonly id: string
  readonly sheet: Omit<InspectionSheet, 'by'>
  /** The time of the sheet that the inspector saw, or null for none. */
  readonly ifInspectedAt: string | null | undefined
  /** The fields of the property that were measured or looked at. */
  readonly columns: PropertyColumns
}

const isAt = (sheet: InspectionSheet, at: string | null | undefined): boolean =>
  Boolean(at) && Date.parse(sheet.at) === Date.parse(at!)

/**
 * Keeps the sheet of an inspector with its property. The same sheet may arrive several times, because a phone
 * without a connection does not know whether it has arrived; an older one does not replace a newer one, nor one that the
 * inspector did not see that of somebody else.
 * @throws AppError not_found, changed_meanwhile
 */
export const keepInspection = (
  app: AppContext,
  actor: PropertyEditor & { readonly firstName: string },
  { id, sheet, ifInspectedAt, columns }: Sent,
): Promise<AdminView> =>
  app.db.transaction(async (tx) => {
    const row = found(await lockKept(tx, id))
    const known = inspectionSheetOf(row)
    if (known && !isAt(known, ifInspectedAt)) {
      if (ifInspectedAt !== undefined && known.by.id !== actor.id) throw new AppError('changed_meanwhile')
      if (Date.parse(known.at) >= Date.parse(sheet.at)) return adminViewOf(app, tx, row)
    }
    const inspection: InspectionSheet = { ...sheet, by: { id: actor.id, firstName: actor.firstName } }
    const after = await updateProperty(tx, id, {
      ...columns,
      details: { ...row.details, inspection },
      updatedAt: app.clock.now(),
    })
    const names = Object.keys(columns) as (keyof PropertyRow)[]
    const pick = (from: PropertyRow) => Object.fromEntries(names.map((name) => [name, from[name]]))
    await recordChange(tx, {
      actorId: actor.id,
      requestId: actor.requestId,
      action: 'property.inspect',
      entity: 'property',
      entityId: id,
      before: { ...pick(row), inspectionNote: known?.note ?? null },
      after: { ...pick(after), inspectionNote: sheet.note, measures: sheet.measures },
    })
    return adminViewOf(app, tx, after)
  })
