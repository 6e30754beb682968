import { isHeic } from './is-heic.ts'
import type { ToJpegOptions } from './to-jpeg.ts'

/**
 * Returns the file to upload: a HEIC photo converted to JPEG, any other file unchanged. The converter is
 * loaded only when it is needed.
 * @throws Error when the photo can't be decoded; the signal's reason when the caller aborts
 */
export const asJpeg = async (file: File, options: ToJpegOptions): Promise<File> =>
  (await isHeic(file)) ? (await import('./to-jpeg.ts')).toJpeg(file, options) : file
