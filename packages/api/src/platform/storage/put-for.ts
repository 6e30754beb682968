import { isAppError } from '../errors/app-error.ts'
import type { Storage } from './storage.ts'

export interface StoredFile {
  readonly key: string
  readonly bytes: Buffer
  readonly contentType?: string
}

/**
 * Stores files and then has their row written. The files come first: a row without its file would be a lie. A refusal
 * takes them away again; after any other failure they stay, for the row may be there all the same.
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
