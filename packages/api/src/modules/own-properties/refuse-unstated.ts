import { unstatedCosts } from '@metrolibre/contract'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { PropertyColumns } from './repository.ts'

/**
 * Refuses to confirm what is paid besides the price as long as a part of it is not stated (RULES.md §3.18).
 * @throws AppError validation
 */
export function refuseUnstated(row: PropertyRow, columns: PropertyColumns): void {
  if (columns.assumesUsualCosts !== false) return
  const after = { ...row, ...columns }
  const unstated = unstatedCosts({ ...after, parking: after.parkingPrice })
  if (unstated.length > 0)
    throw new AppError('validation', {
      fields: unstated.map((path) => ({ path, code: 'validation.required' })),
    })
}
