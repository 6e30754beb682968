import { isAppError } from '../errors/app-error.ts'
import type { Storage } from './storage.ts'

export interface StoredFile {
  readonly key: string
  readonly bytes: Buffer
  readonly contentType?: string
}

/**
 * Stores files and then writes their row. The files come first, because a row must never exist without its
 * file. After a refusal they are deleted again; after any other failure they stay, because the row may have
 * been written.
 */
export async function putFor<T>(
  storage: Storage,
  files: readonly StoredFile[],
  writeRow: () => Promise<T>,
): Promise<T> {
  for (const { key, bytes, contentType } of files)
    await storage.put(key, bytes, contentType === undefined ? {} : { contentType })
  try {
    return await writeRow()
  } catch (error) {
    if (isAppError(error)) for (const { key } of files) await storage.delete(key)
    throw error
  }
}
