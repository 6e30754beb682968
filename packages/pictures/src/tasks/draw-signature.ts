import sharp, { type Sharp } from 'sharp'
import { pixelLimit } from '../head/bounds.ts'

export interface InkOptions {
  /** Of the pixels, three bytes each. */
  readonly width: number
  readonly height: number
  readonly box: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
}

/** How documents keep a signature: at most this large, in few colours. */
const asKept = (picture: Sharp): Promise<Buffer> =>
  picture
    .resize({ width: 900, height: 400, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true, colours: 16 })
    .toBuffer()

/** Returns a small PNG of what lies within a box of given pixels, with a margin. */
export const drawInk = (pixels: Uint8Array, { width, height, box }: InkOptions): Promise<Buffer> =>
  asKept(
    sharp(pixels, { raw: { width, height, channels: 3 } })
      .extract({ ...box })
      .extend({ top: 8, bottom: 8, left: 8, right: 8, background: '#ffffff' }),
  )

/**
 * Returns a small PNG with only the pixels of a drawing, on white.
 * @throws Error of sharp when the bytes are damaged
 */
export const drawStrokes = (input: Uint8Array): Promise<Buffer> =>
  asKept(sharp(input, { limitInputPixels: pixelLimit }).flatten({ background: '#ffffff' }))
