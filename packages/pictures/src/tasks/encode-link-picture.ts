import sharp from 'sharp'
import { pixelLimit } from '../head/bounds.ts'

/** What messengers and social networks show next to a link. */
export const linkPictureSize = { width: 1200, height: 630 }
/** The largest that all of them take, with room to spare. */
const mostBytes = 290_000

/**
 * Returns a picture, or a drawing, as the JPEG of a link's preview: cut to its size, on white.
 * @throws Error of sharp when the bytes are no picture
 */
export async function encodeLinkPicture(picture: Uint8Array): Promise<Buffer> {
  const pixels = await sharp(picture, { limitInputPixels: pixelLimit })
    .rotate()
    .resize({ ...linkPictureSize, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = pixels.info
  for (let quality = 82; ; quality -= 12) {
    const jpeg = await sharp(pixels.data, { raw: { width, height, channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (jpeg.byteLength <= mostBytes || quality < 30) return jpeg
  }
}
