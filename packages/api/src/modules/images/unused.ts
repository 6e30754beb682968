import type { AppContext } from '../../platform/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { isKept } from './repository.ts'
import { takeUnusedPictures } from './unused-repository.ts'

const hourMs = 60 * 60_000
/** An image that an admin looks at on a cover and has not saved belongs to nothing for so long. */
const graceMs = 24 * hourMs
/** Whoever uploads the same photo again just now is on record by then. */
const patienceMs = 10 * 60_000

const discardFiles = defineJob<{ key: string; copies: string[] }>('discard-files')

/** Pictures that were deleted or replaced leave the storage too: first their record, and with it a job for the files. */
export function registerUnusedPictures(app: AppContext): void {
  app.jobs.every('discard-unused-pictures', hourMs, () => letGoOfUnused(app))
  app.jobs.handle(discardFiles, async ({ key, copies }) => {
    if (await isKept(app.db, key)) return
    for (const copy of new Set([...copies, key])) await app.storage.delete(copy)
  })
}

const letGoOfUnused = ({ db, clock }: AppContext): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now().getTime()
    const runAt = new Date(now + patienceMs)
    for (const { key, variants } of await takeUnusedPictures(tx, new Date(now - graceMs)))
      await enqueue(tx, discardFiles, { key, copies: Object.values(variants) }, { runAt })
  })
