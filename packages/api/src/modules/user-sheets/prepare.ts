import { randomUUID } from 'node:crypto'
import { userSheetHours } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { UserSheetRow } from '../../platform/db/schema/user-sheets.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { JobRun } from '../../platform/jobs/jobs.ts'
import { sheetType, streamedSheet } from '../../platform/spreadsheet/streamed-sheet.ts'
import { storeZip } from '../../platform/zip/store-zip.ts'
import {
  batchesOfUsers,
  countUsers,
  type ListedUser,
  type UserFilter,
} from '../admin-users/list-repository.ts'
import { discardExport, exportFolder } from '../privacy/prepare-export.ts'
import { userSheetTexts, userColumns } from './columns.ts'
import { endSheetPreparation, findSheet, recordProgress, takeExpiredSheets } from './repository.ts'

const hourMs = 3_600_000
/** How many users are read and written at a time. */
const batchSize = 1000

export const prepareUserSheet = defineJob<{ id: string }>('prepare-user-sheet', { maxAttempts: 4 })

/** Reads the users of a sheet and records how far it is after each batch. */
async function* countedBatches(
  app: AppContext,
  id: string,
  filter: UserFilter,
): AsyncGenerator<ListedUser[]> {
  let done = 0
  for await (const batch of batchesOfUsers(app.db, filter, batchSize)) {
    yield batch
    done += batch.length
    await recordProgress(app.db, id, { done })
  }
}

async function store(app: AppContext, { id, language, ...row }: UserSheetRow): Promise<void> {
  const filter = row.filter as UserFilter
  await recordProgress(app.db, id, { done: 0, total: await countUsers(app.db, filter) })
  // A key of its own for each attempt: one that was believed lost may still be writing.
  const key = `${exportFolder(id)}/${randomUUID()}.xlsx`
  const entries = streamedSheet({
    name: userSheetTexts(language)('sheet'),
    columns: userColumns(language),
    batches: () => countedBatches(app, id, filter),
  })
  const bytes = await storeZip(app, { key, entries, contentType: sheetType })
  const expiresAt = new Date(app.clock.now().getTime() + userSheetHours * hourMs)
  const isFirst = await endSheetPreparation(app.db, id, { state: 'ready', key, bytes, expiresAt })
  if (!isFirst) await app.storage.delete(key)
}

async function prepare(app: AppContext, id: string, { attempt, maxAttempts }: JobRun): Promise<void> {
  const row = await findSheet(app.db, id)
  if (row?.state !== 'preparing') return
  try {
    await store(app, row)
  } catch (error) {
    // After the last attempt the admin can request it again.
    if (attempt >= maxAttempts) await endSheetPreparation(app.db, id, { state: 'failed' })
    throw error
  }
}

const discardExpired = ({ db, clock }: AppContext): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const requestedBefore = new Date(now.getTime() - userSheetHours * hourMs)
    const expired = await takeExpiredSheets(tx, { now, requestedBefore })
    for (const { id } of expired) await enqueue(tx, discardExport, { id })
  })

/** Registers the job that writes a spreadsheet of users, and the removal of those whose time is over. */
export function registerUserSheetJobs(app: AppContext): void {
  app.jobs.handle(prepareUserSheet, ({ id }, run) => prepare(app, id, run))
  app.jobs.every('discard-expired-user-sheets', hourMs, () => discardExpired(app))
}
