import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { found } from '../../platform/errors/app-error.ts'
import type { PropertyParts } from '../properties/detail/repository.ts'
import { checkLease } from './check-lease.ts'
import { lockOwn, updateProperty, type PropertyColumns } from './repository.ts'
import { loadOne } from './load.ts'

const change = (
  app: AppContext,
  user: { id: string },
  id: string,
  columnsFor: (tx: Transaction, row: PropertyRow) => Promise<PropertyColumns> | PropertyColumns,
): Promise<PropertyParts> =>
  app.db.transaction(async (tx) => {
    const row = found(await lockOwn(tx, id, user.id))
    const columns = await columnsFor(tx, row)
    return loadOne(tx, await updateProperty(tx, id, { ...columns, updatedAt: app.clock.now() }))
  })

/**
 * Moves the end of an own property's lease, never before the end of a live booking (RULES.md §5.19).
 * @throws AppError not_found, validation
 */
export const extendLease = (
  app: AppContext,
  user: { id: string },
  id: string,
  endLease: string,
): Promise<PropertyParts> =>
  change(app, user, id, async (tx, row) => {
    const now = app.clock.now()
    await checkLease(
      tx,
      { propertyId: id, country: row.country, timeZone: row.timeZone },
      { before: row, after: { ...row, endLease }, now },
    )
    return { endLease }
  })

/**
 * Shows an own property to tenants or hides it. Its bookings stay.
 * @throws AppError not_found
 */
export const setPublished = (
  app: AppContext,
  user: { id: string },
  id: string,
  isActive: boolean,
): Promise<PropertyParts> => change(app, user, id, () => ({ isActive }))
