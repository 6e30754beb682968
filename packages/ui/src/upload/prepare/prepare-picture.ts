import { planPreparing } from './plan-preparing.ts'
import type { PrepareOptions } from './run-worker.ts'

/**
 * Returns the file to upload: a HEIC photo as JPEG, a photo above the limits of size or wider than it is kept made smaller, any other file
 * unchanged
 * (RULES.md §8.15, §8.19, §8.20). What does this is loaded only when it is needed.
 * @throws Error when the photo can't be decoded; the signal's reason when the caller aborts
 */
export async function preparePicture(file: File, options: PrepareOptions): Promise<File> {
  const reading = await planPreparing(file, options.keptWidth)
  options.signal.throwIfAborted()
  return reading ? (await import('./run-worker.ts')).runWorker(file, reading, options) : file
}
