import { ownerChange } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { oldestOf } from '../../platform/keyed-hash.ts'
import type { PropertyParts } from '../properties/detail/repository.ts'
import { changeCurrency } from './change-currency.ts'
import { checkLease } from './check-lease.ts'
import { completeColumns } from './complete-columns.ts'
import { lockOwn, updateProperty, type PropertyColumns } from './repository.ts'
import { loadOne } from './load.ts'
import { refuseUnstated } from './refuse-unstated.ts'
import { columnsWritten, type FieldChange } from './wire.ts'

const differs = (row: PropertyRow, columns: PropertyColumns): boolean =>
  Object.entries(columns).some(([name, value]) => row[name as keyof PropertyRow] !== value)

/** Refuses fields that can't change any more, and returns the names of those that admins have to be told. */
function checkChangeable(row: PropertyRow, changes: readonly FieldChange[]): string[] {
  const fixed = changes.filter(({ field }) => ownerChange(row.stage, field) === 'fixed')
  if (fixed.length > 0)
    throw new AppError('validation', {
      fields: fixed.map(({ field }) => ({ path: field, code: 'validation.fixed_by_visit' })),
    })
  return changes.map(({ field }) => field).filter((field) => ownerChange(row.stage, field) === 'noted')
}

/**
 * Changes an own property. What may change depends on its stage (RULES.md §3.34, §3.37).
 * @throws AppError not_found, validation
 */
export const updateOwn = (
  app: AppContext,
  user: { id: string },
  id: string,
  changes: readonly FieldChange[],
): Promise<PropertyParts> =>
  app.db.transaction(async (tx) => {
    const row = found(await lockOwn(tx, id, user.id))
    // The form sends what it holds, so a field that stays the same is no change.
    const real = changes.filter(({ columns }) => differs(row, columns))
    if (real.length === 0) return loadOne(tx, row)
    const now = app.clock.now()
    const noted = checkChangeable(row, real)
    const sent = columnsWritten(real)
    refuseUnstated(row, sent)
    const columns = await completeColumns(tx, { secret: oldestOf(app.config.APP_SECRET), id }, sent, row)
    const place = { propertyId: id, country: row.country, timeZone: row.timeZone }
    await checkLease(tx, place, { before: row, after: { ...row, ...columns }, now })
    const changed = await updateProperty(tx, id, {
      ...columns,
      ...(await changeCurrency(tx, row, columns)),
      ...(noted.length > 0 && {
        changedSinceVisit: {
          ...row.changedSinceVisit,
          ...Object.fromEntries(noted.map((field) => [field, now.toISOString()])),
        },
      }),
      updatedAt: now,
    })
    return loadOne(tx, changed)
  })
