import { bulkDays } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { retryDeadlock } from '../../platform/db/retry-deadlock.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { BulkActionRow } from '../../platform/db/schema/bulk-actions.ts'
import { AppError, isAppError } from '../../platform/errors/app-error.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { JobRun } from '../../platform/jobs/jobs.ts'
import { findById } from '../auth/repository.ts'
import { acts } from './lists.ts'
import { deleteBefore, finishOrGoOn, lockNext, recordOutcome } from './repository.ts'

const dayMs = 86_400_000

/** After so many rows a job ends and asks for the next one, so that the others of the queue get their turn. */
const rowsAtATime = 50

export const runBulkAction = defineJob<{ id: string }>('run-bulk-action', { maxAttempts: 4 })

/** An admin whose role ended meanwhile can't do the rest, as each call for itself would refuse. */
async function assertStillAdmin(tx: Transaction, { userId }: BulkActionRow): Promise<void> {
  const admin = await findById(tx, userId)
  if (!admin?.isAdmin || !admin.isActive || admin.deletedAt) throw new AppError('forbidden')
}

const reasonOf = (error: unknown) => {
  if (!isAppError(error)) return { reason: 'error.internal', reasonValues: null }
  const { text, values, fields } = error.details
  return { reason: fields?.[0]?.code ?? text ?? `error.${error.code}`, reasonValues: values ?? null }
}

/**
 * Does the next row and records what came of it in the same transaction, so that a row is never done twice. A refusal is
 * a result too; any other failure is tried again with the job, and is one only after the last try. Returns whether rows
 * are left.
 */
async function doNext(app: AppContext, id: string, isLastTry: boolean): Promise<boolean> {
  let entityId: string | undefined
  try {
    return await retryDeadlock(() =>
      app.db.transaction(async (tx) => {
        const next = await lockNext(tx, id)
        if (!next) return finishOrGoOn(tx, id, app.clock.now())
        const { action } = next
        entityId = next.entityId
        await assertStillAdmin(tx, action)
        const { userId: actorId, requestId, origin } = action
        await acts[action.list][action.action]!(app, tx, entityId, { actorId, requestId, origin })
        await recordOutcome(tx, { actionId: id, entityId }, { result: 'done' })
        return true
      }),
    )
  } catch (error) {
    if (entityId === undefined || (!isAppError(error) && !isLastTry)) throw error
    const row = { actionId: id, entityId }
    await app.db.transaction((tx) => recordOutcome(tx, row, { result: 'refused', ...reasonOf(error) }))
    return true
  }
}

async function run(app: AppContext, id: string, { attempt, maxAttempts }: JobRun): Promise<void> {
  for (let row = 0; row < rowsAtATime; row++) if (!(await doNext(app, id, attempt >= maxAttempts))) return
  await app.db.transaction((tx) => enqueue(tx, runBulkAction, { id }))
}

/** Registers the job that works off an action, and the removal of old ones. */
export function registerBulkJobs(app: AppContext): void {
  app.jobs.handle(runBulkAction, ({ id }, jobRun) => run(app, id, jobRun))
  app.jobs.every('forget-bulk-actions', dayMs, () =>
    deleteBefore(app.db, new Date(app.clock.now().getTime() - bulkDays * dayMs)),
  )
}
