import { randomUUID } from 'node:crypto'
import { exportTimes } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { JobRun } from '../../platform/jobs/jobs.ts'
import { storeZip } from '../../platform/zip/store-zip.ts'
import { findById } from '../auth/repository.ts'
import { enqueueToAccount } from '../notices/enqueue-notice.ts'
import { exportMail } from './export-mail.ts'
import { endExportPreparation, findExport, takeExpiredExports } from './export-repository.ts'
import { ownArchive } from './own-data/archive.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export const prepareExport = defineJob<{ id: string }>('prepare-export', { maxAttempts: 6 })
export const discardExport = defineJob<{ id: string }>('discard-export')

/** All files of one export are below its folder, also those of attempts that were interrupted. */
export const exportFolder = (id: string): string => `private/exports/${id}`

async function prepare(app: AppContext, id: string): Promise<void> {
  const row = await findExport(app.db, id)
  const user = row?.state === 'preparing' ? await findById(app.db, row.userId) : undefined
  if (!user) return
  // A key of its own for each attempt: one that was believed lost may still be writing.
  const key = `${exportFolder(id)}/${randomUUID()}.zip`
  const bytes = await storeZip(app, {
    key,
    entries: await ownArchive(app, user),
    contentType: 'application/zip',
  })
  const expiresAt = new Date(app.clock.now().getTime() + exportTimes.days * dayMs)
  const isFirst = await app.db.transaction(async (tx) => {
    const ended = await endExportPreparation(tx, id, { state: 'ready', key, bytes, expiresAt })
    if (ended)
      await enqueueToAccount(app, tx, user, {
        kind: 'export',
        content: exportMail(user, app.config.PUBLIC_URL),
      })
    return ended
  })
  if (!isFirst) await app.storage.delete(key)
}

async function prepareOrFail(app: AppContext, id: string, { attempt, maxAttempts }: JobRun): Promise<void> {
  try {
    await prepare(app, id)
  } catch (error) {
    // After the last attempt the user can request it again.
    if (attempt >= maxAttempts) await endExportPreparation(app.db, id, { state: 'failed' })
    throw error
  }
}

const discardExpired = ({ db, clock }: AppContext): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const expired = await takeExpiredExports(tx, { now, requestedBefore: new Date(now.getTime() - dayMs) })
    for (const { id } of expired) await enqueue(tx, discardExport, { id })
  })

/** Registers the job that prepares an export, and the removal of exports whose time is over. */
export function registerExportJobs(app: AppContext): void {
  app.jobs.handle(prepareExport, ({ id }, run) => prepareOrFail(app, id, run))
  app.jobs.handle(discardExport, ({ id }) => app.storage.deleteAll(exportFolder(id)))
  app.jobs.every('discard-expired-exports', hourMs, () => discardExpired(app))
}
