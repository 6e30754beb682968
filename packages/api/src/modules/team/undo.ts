import { AppError } from '../../platform/errors/app-error.ts'
import { assertStillHas } from '../audit/still-has.ts'
import type { Undo } from '../audit/undo.ts'
import { keepFile } from '../images/repository.ts'
import { findTeam, lockMember, type MemberValues } from './repository.ts'
import { writeMember, writeOrder } from './service.ts'

const undo =
  (action: 'teamMember.update' | 'teamMember.setImage'): Undo =>
  async (_app, tx, { entityId, before, after }, by) => {
    const row = await lockMember(tx, entityId)
    if (!row) throw new AppError('conflict')
    assertStillHas(row, after)
    const values = before as MemberValues
    // The former picture may have been deleted because nothing showed it any more (RULES.md §8.31).
    if (typeof values.image === 'string' && !(await keepFile(tx, values.image)))
      throw new AppError('conflict')
    await writeMember(tx, row, values, { ...by, action })
  }

const undoOrder: Undo = async (_app, tx, { before, after }, by) => {
  const order = (await findTeam(tx, { hidden: true })).map(({ id }) => id)
  assertStillHas({ order }, after)
  await writeOrder(tx, before['order'] as string[], by)
}

/** How changes of the team are taken back. */
export const teamUndoes = {
  'teamMember.update': undo('teamMember.update'),
  'teamMember.setImage': undo('teamMember.setImage'),
  'teamMember.order': undoOrder,
}
