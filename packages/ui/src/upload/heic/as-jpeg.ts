import { isHeic } from './is-heic.ts'
import type { ToJpegOptions } from './to-jpeg.ts'

/**
 * A file as it can be sent: a phone's HEIC as JPEG, any other as it is. The converter is fetched by the first that
 * needs it.
 * @throws Error when it can't be decoded; the signal's reason when the caller gives up.
 */
export const asJpeg = async (file: File, options: ToJpegOptions): Promise<File> =>
  (await isHeic(file)) ? (await import('./to-jpeg.ts')).toJpeg(file, options) : file
