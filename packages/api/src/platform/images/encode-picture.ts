import { sha256 } from '../hash.ts'
import { widthsUpTo } from './picture-key.ts'

/** Enough for a 50-megapixel camera. A small file that decompresses to more is refused. */
export const pixelLimit = 50_000_000

export interface EncodedPicture {
  /** A hash of the content, so that a URL always shows the same picture. */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly copies: readonly { readonly width: number; readonly data: Buffer }[]
}

export interface EncodeOptions {
  /** Wider pictures are scaled down to this width in pixels. */
  readonly maxWidth?: number
  /** From 0, fast and large, to 6, slow and small. */
  readonly effort?: number
}

/**
 * Encodes a picture as WebP copies in the standard widths. Only the pixels are kept: location, camera and
 * author never reach the storage.
 * @throws Error of sharp when the bytes are damaged or hold too many pixels.
 */
export const encodePicture = async (input: Buffer, options: EncodeOptions = {}): Promise<EncodedPicture> => {
  const { maxWidth = 1440, effort = 3 } = options
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(input, { limitInputPixels: pixelLimit, failOn: 'error', pages: 1 })
    .rotate()
    .resize({ width: maxWidth, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const copies = []
  for (const width of widthsUpTo(info.width)) {
    const copy = await sharp(data, { raw }).resize({ width }).webp({ quality: 80, effort }).toBuffer()
    copies.push({ width, data: copy })
  }
  const name = sha256(copies.at(-1)!.data).slice(0, 24)
  return { name, width: info.width, height: info.height, copies }
}
