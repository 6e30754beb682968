import { isUniqueViolation } from '../../platform/db/constraint-error.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { assertStillHas } from '../audit/still-has.ts'
import type { Undo } from '../audit/undo.ts'
import { writeZone } from './change.ts'
import { lockZone } from './repository.ts'

const undo =
  (action: 'zone.update' | 'zone.setActive'): Undo =>
  async (_app, tx, { entityId, before, after }, by) => {
    const row = await lockZone(tx, entityId)
    if (!row) throw new AppError('conflict')
    assertStillHas(row, after)
    await writeZone(tx, row, before, { ...by, action }).catch((error: unknown) => {
      // Its former name belongs to another zone now.
      throw isUniqueViolation(error) ? new AppError('conflict', { cause: error }) : error
    })
  }

/** How changes of zones are taken back. */
export const zoneUndoes = { 'zone.update': undo('zone.update'), 'zone.setActive': undo('zone.setActive') }
