import { AppError } from '../../platform/errors/app-error.ts'
import { assertStillHas } from '../audit/still-has.ts'
import type { Undo } from '../audit/undo.ts'
import { keepFile } from '../images/repository.ts'
import { lockCover, type CoverValues } from './repository.ts'
import { writeCover } from './service.ts'

const undo =
  (action: 'cover.setImage' | 'cover.setText'): Undo =>
  async (_app, tx, change, by) => {
    const row = await lockCover(tx, Number(change.entityId))
    if (!row) throw new AppError('conflict')
    assertStillHas(row, change.after)
    const values = change.before as CoverValues
    // The former picture may have been deleted because nothing showed it any more (RULES.md §8.31).
    if (typeof values.image === 'string' && !(await keepFile(tx, values.image)))
      throw new AppError('conflict')
    await writeCover(tx, { id: row.id, before: row, values }, { ...by, action })
  }

/** How changes of covers are taken back. */
export const coverUndoes = {
  'cover.setImage': undo('cover.setImage'),
  'cover.setText': undo('cover.setText'),
}
