import { isAppError } from '../errors/app-error.ts'
import type { Storage } from './storage.ts'

interface StoredFile {
  readonly key: string
  readonly bytes: Uint8Array
  readonly contentType?: string
}

/**
 * Stores a file and then has its row written. The file comes first: a row without its file would be a lie. A refusal
 * takes the file away again; after any other failure it stays, for the row may be there all the same.
 */
export async function putFor<T>(
  storage: Storage,
  { key, bytes, contentType }: StoredFile,
  writeRow: () => Promise<T>,
): Promise<T> {
  await storage.put(key, bytes, contentType === undefined ? {} : { contentType })
  try {
    return await writeRow()
  } catch (error) {
    if (isAppError(error)) await storage.delete(key)
    throw error
  }
}
