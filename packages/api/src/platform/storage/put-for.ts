import type { Clock } from '../clock.ts'
import type { Queryable } from '../db/client.ts'
import { within } from '../db/within.ts'
import { isAppError } from '../errors/app-error.ts'
import { enqueue } from '../jobs/enqueue.ts'
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

const notedMs = 1000
/** By then it is certain whether a row was written. */
const certainMs = 60 * 60_000

/**
 * Stores files and then writes their row. The files come first, because a row must never exist without its
 * file. After a refusal they are deleted again. After any other failure the row may have been written, so a job deletes
 * later what no row names: these are papers with people's names and numbers.
 */
export async function putFor<T>(
  { storage, db, clock }: Places,
  files: readonly StoredFile[],
  writeRow: () => Promise<T>,
): Promise<T> {
  const keys = files.map(({ key }) => key)
  try {
    for (const { key, bytes, contentType } of files)
      await storage.put(key, bytes, contentType === undefined ? {} : { contentType })
    return await writeRow()
  } catch (error) {
    if (isAppError(error)) for (const key of keys) await storage.delete(key)
    else {
      const runAt = new Date(clock.now().getTime() + certainMs)
      // Without a database it can't be noted, and nobody waits for that: what went wrong is said all the same.
      await within(notedMs, enqueue(db, discardUnnamed, { keys }, { runAt })).catch(() => undefined)
    }
    throw error
  }
}
