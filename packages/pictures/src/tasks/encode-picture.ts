import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { pixelLimit } from '../head/bounds.ts'
import { withKnownBrand } from './known-brand.ts'

export interface EncodedPicture {
  /** A hash of the content, so that a URL always shows the same picture. */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly copies: readonly { readonly width: number; readonly data: Buffer }[]
  /** The XMP of the file, in which a 360 camera names its projection; '' without one. */
  readonly metadata: string
}

export interface EncodeOptions {
  /** The widths of the copies that are stored, if the picture is wider; it is stored in its own width, too. */
  readonly widths: readonly number[]
  /** Wider pictures are scaled down to this width in pixels. */
  readonly maxWidth?: number
  /** From 0, fast and large, to 6, slow and small. */
  readonly effort?: number
}

/** WebP has no larger ones. */
const maxHeight = 16_383
const metadataBytes = 256 * 1024

/**
 * Encodes a picture as WebP copies, in the colours of screens. Only the pixels are kept: location, camera and author never
 * reach the storage.
 * @throws Error of sharp when the bytes are damaged or hold too many pixels.
 */
export async function encodePicture(
  input: Uint8Array,
  { widths, maxWidth = 1440, effort = 3 }: EncodeOptions,
): Promise<EncodedPicture> {
  const known = withKnownBrand(input)
  const { xmp } = await sharp(known, { limitInputPixels: pixelLimit }).metadata()
  const { data, info } = await sharp(known, { limitInputPixels: pixelLimit, failOn: 'error', pages: 1 })
    .rotate()
    .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const copies = []
  for (const width of [...widths.filter((each) => each < info.width), info.width]) {
    const copy = await sharp(data, { raw }).resize({ width }).webp({ quality: 80, effort }).toBuffer()
    copies.push({ width, data: copy })
  }
  const name = createHash('sha256').update(copies.at(-1)!.data).digest('hex').slice(0, 24)
  const metadata = xmp?.subarray(0, metadataBytes).toString('utf8') ?? ''
  return { name, width: info.width, height: info.height, copies, metadata }
}
