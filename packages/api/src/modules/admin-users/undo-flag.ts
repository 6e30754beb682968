import { AppError, found } from '../../platform/errors/app-error.ts'
import type { Undo } from '../audit/undo.ts'
import { lockUser } from '../auth/repository.ts'
import { setFlag, type UserFlag } from './flags.ts'

/** Switches a flag back, if it still is as the change left it. */
export const undoFlag =
  (flag: UserFlag): Undo =>
  async (app, tx, { entityId: id, before, after }, by) => {
    const user = found(await lockUser(tx, id))
    if (user[flag] !== after[flag]) throw new AppError('conflict')
    await setFlag(app, tx, { id, flag, on: before[flag] === true }, { ...by, origin: null })
  }
