import sharp from 'sharp'
import { pixelLimit } from '../head/bounds.ts'
import { withKnownBrand } from './known-brand.ts'

export interface Shades {
  /** One byte for each pixel, from 0 for black to 255 for white, row by row. */
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export interface ShadesOptions {
  /** A wider picture is scaled down to this width in pixels, and a higher one to this height. */
  readonly maxWidth: number
  readonly maxHeight?: number
  /** `nearest` keeps thin strokes as dark as they are. */
  readonly kernel?: 'nearest' | 'lanczos3'
}

/**
 * Reads the greys of a picture on white, whatever its kind, with its shapes as its owner sees them.
 * @throws Error of sharp when the bytes are damaged or hold too many pixels.
 */
export async function readShades(
  input: Uint8Array,
  { maxWidth, maxHeight, kernel = 'lanczos3' }: ShadesOptions,
): Promise<Shades> {
  const { data, info } = await sharp(withKnownBrand(input), { limitInputPixels: pixelLimit, pages: 1 })
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true, kernel })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
