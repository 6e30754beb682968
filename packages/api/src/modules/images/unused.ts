import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { isKept } from './repository.ts'
import { takeUnusedPictures } from './unused-repository.ts'

const hourMs = 60 * 60_000
/**
 * How long an uploaded picture may be unused, for example while an admin sees it on a cover that is not saved
 * yet.
 */
const graceMs = 24 * hourMs
/**
 * How long the files stay after their row was deleted, so that a concurrent upload of the same image has
 * written its row by then.
 */
const patienceMs = 10 * 60_000

const discardFiles = defineJob<{ key: string; copies: string[] }>('discard-files')

/**
 * Registers the removal of deleted or replaced pictures from the storage: a timer deletes their rows and
 * schedules a job that deletes the files.
 */
export function registerUnusedPictures(app: AppContext): void {
  app.jobs.every('discard-unused-pictures', hourMs, () => discardUnused(app))
  app.jobs.handle(discardFiles, async ({ key, copies }) => {
    if (await isKept(app.db, key)) return
    for (const copy of new Set([...copies, key])) await app.storage.delete(copy)
  })
}

const discardUnused = ({ db, clock }: AppContext): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now().getTime()
    const runAt = new Date(now + patienceMs)
    for (const { key, variants } of await takeUnusedPictures(tx, { before: new Date(now - graceMs) }))
      await enqueue(tx, discardFiles, { key, copies: Object.values(variants) }, { runAt })
  })

/**
 * Deletes a picture at once if nothing shows it. A hidden one that was removed from its gallery can't wait for the
 * timer: as it is in no gallery, everybody who knows its URL could load it. Neither can those of an erased user
 * (RULES.md §7.17).
 */
export async function discardUnusedNow(tx: Transaction, key: string): Promise<void> {
  for (const { variants } of await takeUnusedPictures(tx, { key }))
    await enqueue(tx, discardFiles, { key, copies: Object.values(variants) })
}
