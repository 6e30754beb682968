import { longestRatio, pixelLimit } from './bounds.ts'
import { readGifHead } from './gif.ts'
import { readHeicHead } from './heic.ts'
import { readJpegHead } from './jpeg.ts'
import { sniffPicture, type PictureKind } from './kind.ts'
import type { PictureSize } from './picture-size.ts'
import { readPngHead } from './png.ts'
import { UnreadablePicture } from './unreadable-picture.ts'

export interface JudgedPicture extends PictureSize {
  readonly kind: PictureKind
}

const readers: Readonly<Record<PictureKind, (bytes: Uint8Array) => PictureSize>> = {
  png: readPngHead,
  jpeg: readJpegHead,
  gif: readGifHead,
  heic: readHeicHead,
}

/** Reads a head, in which a number may point anywhere. */
function readHead(kind: PictureKind, bytes: Uint8Array): PictureSize {
  try {
    return readers[kind](bytes)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new UnreadablePicture(kind === 'heic' ? 'image_heic' : 'image_damaged', error.message, {
      cause: error,
    })
  }
}

/**
 * Tells from its bytes, without decoding them, whether a picture may be decoded: its kind, size and proportions, and what it
 * would cost (RULES.md §8.5, §8.6, §8.7). `mostPixels` is the limit of who decodes it.
 * @throws UnreadablePicture when it may not
 */
export function judgePicture(bytes: Uint8Array, mostPixels = pixelLimit): JudgedPicture {
  const kind = sniffPicture(bytes)
  if (!kind) throw new UnreadablePicture('image_kind', 'none of the kinds')
  const { width, height } = readHead(kind, bytes)
  if (width === 0 || height === 0) throw new UnreadablePicture('image_damaged', `${width} × ${height} pixels`)
  if (width * height > mostPixels) throw new UnreadablePicture('image_pixels', `${width} × ${height} pixels`)
  if (Math.max(width, height) > longestRatio * Math.min(width, height))
    throw new UnreadablePicture('image_shape', `${width} × ${height} pixels`)
  return { kind, width, height }
}
