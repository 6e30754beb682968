import {
  judgePicture,
  pixelLimit,
  readHeicColours,
  sniffPicture,
  UnreadablePicture,
} from '@metrolibre/pictures/head'
import { toSrgb } from './colours/to-srgb.ts'
import { leastWorthBytes, mostChosenBytes, mostChosenPixels, mostSentBytes } from './limits.ts'
import type { PictureReading } from './run-worker.ts'

/** Enough of a file to tell its kind. */
const headBytes = 512

/** Returns whether a file is a HEIC photo. Browsers often report no MIME type for it, and phones name several brands. */
export const isHeic = async (file: Blob): Promise<boolean> =>
  sniffPicture(new Uint8Array(await file.slice(0, headBytes).arrayBuffer())) === 'heic'

/**
 * Returns how a chosen file has to be read to be made ready; undefined for one that is sent as it is, such as a document or
 * a photo within the limits. One that is wider than the server keeps it (`keptWidth`, in pixels) is made as small before.
 * What it would cost is judged before it is decoded.
 * @throws UnreadablePicture when the picture can't be made ready
 */
export async function planPreparing(
  file: File,
  keptWidth: number = Number.POSITIVE_INFINITY,
): Promise<PictureReading | undefined> {
  const kind = sniffPicture(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
  // What only calls itself a photo can't be made smaller, and is not sent to be refused.
  if (!kind && file.size > mostSentBytes && file.type.startsWith('image/'))
    throw new UnreadablePicture('image_kind', `no photo, of ${file.size} bytes`)
  if (!kind || kind === 'gif') return undefined
  if (file.size > mostChosenBytes) throw new UnreadablePicture('image_costly', `a file of ${file.size} bytes`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (kind === 'heic') {
    judgePicture(bytes, mostChosenPixels)
    return { kind, colours: toSrgb(readHeicColours(bytes)) }
  }
  if (file.size > mostSentBytes) {
    judgePicture(bytes, mostChosenPixels)
    return { kind }
  }
  const size = sizeOf(bytes)
  if (!size) return undefined
  if (size.width * size.height > pixelLimit) return { kind }
  // A phone that was held upright may have written width and height the other way round.
  const isWorth = Math.max(size.width, size.height) > keptWidth && file.size > leastWorthBytes
  return isWorth ? { kind, mayStay: true } : undefined
}

/** The size of a picture in pixels. What is wrong with one that has none the server says, naming it. */
function sizeOf(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    return judgePicture(bytes, mostChosenPixels)
  } catch (error) {
    if (error instanceof UnreadablePicture) return undefined
    throw error
  }
}
