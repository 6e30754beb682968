import { AppError } from '../../platform/errors/app-error.ts'
import { assertStillHas } from '../audit/still-has.ts'
import type { Undo } from '../audit/undo.ts'
import { lockJob, type JobColumns } from './repository.ts'
import { writeJob } from './service.ts'

const undo =
  (action: 'job.update' | 'job.setActive'): Undo =>
  async (_app, tx, { entityId, before, after }, by) => {
    const row = await lockJob(tx, entityId)
    if (!row) throw new AppError('conflict')
    assertStillHas(row, after)
    await writeJob(tx, row, before as Partial<JobColumns>, { ...by, action })
  }

/** How changes of job openings are taken back. */
export const jobUndoes = { 'job.update': undo('job.update'), 'job.setActive': undo('job.setActive') }
