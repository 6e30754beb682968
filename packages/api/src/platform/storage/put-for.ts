import type { Clock } from '../clock.ts'
import type { Queryable } from '../db/client.ts'
import { within } from '../db/within.ts'
import { isAppError } from '../errors/app-error.ts'
import { enqueue, forgetJob } from '../jobs/enqueue.ts'
import { discardUnnamed } from './delete-files.ts'
import type { Storage } from './storage.ts'

export interface StoredFile {
  readonly key: string
  readonly bytes: Buffer
  readonly contentType?: string
}

interface Places {
  readonly storage: Storage
  readonly db: Queryable
  readonly clock: Clock
}

const forgottenMs = 1000
/** After this time it is certain whether a row was written. */
const certainMs = 60 * 60_000

/**
 * Stores files and then writes their row. The files come first, because a row must never exist without its file. A job is
 * noted before them that deletes later what no row names, because these are papers with people's names and numbers: it is
 * there for whatever becomes of this process, of the bucket and of the database. After a refusal they are deleted at once.
 */
export async function putFor<T>(
  { storage, db, clock }: Places,
  files: readonly StoredFile[],
  writeRow: () => Promise<T>,
): Promise<T> {
  const keys = files.map(({ key }) => key)
  const note = `discard-unnamed-files:${keys[0]}`
  // What is left of a note costs a look in an hour, so nobody waits for its end.
  const forget = () => within(forgottenMs, forgetJob(db, note)).catch(() => undefined)
  await enqueue(
    db,
    discardUnnamed,
    { keys },
    { key: note, runAt: new Date(clock.now().getTime() + certainMs) },
  )
  try {
    for (const { key, bytes, contentType } of files)
      await storage.put(key, bytes, contentType === undefined ? {} : { contentType })
    const row = await writeRow()
    await forget()
    return row
  } catch (error) {
    if (isAppError(error)) {
      for (const key of keys) await storage.delete(key)
      await forget()
    }
    throw error
  }
}
