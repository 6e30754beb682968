import {
  inkOf,
  inkProblem,
  signaturePicturePixels,
  type MessageKey,
  type SignatureInk,
} from '@metrolibre/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { pixelLimit } from '../../platform/images/encode-picture.ts'
import { sniffPicture } from '../../platform/images/sniff.ts'

/** The colour in which documents show ink: tinta. */
const tinta = [16, 32, 28] as const
const white = 255

const problems = {
  blank: 'validation.signature_picture_blank',
  small: 'validation.signature_picture_small',
} as const

const refuse = (code: MessageKey, path: string, cause?: unknown): AppError =>
  new AppError('signature_required', { cause, fields: [{ path, code }] })

/** Reads the greys of a picture, whatever its kind, with its shapes as its owner sees them. */
async function readShades(bytes: Buffer) {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: pixelLimit, pages: 1 })
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize({
      width: signaturePicturePixels,
      height: signaturePicturePixels,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Draws the ink alone, on white, as large as a drawn signature is kept. */
async function drawInk({ ink, box }: SignatureInk, width: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const pixels = Buffer.alloc(ink.length * 3)
  for (const [index, amount] of ink.entries())
    for (const [channel, color] of tinta.entries())
      pixels[index * 3 + channel] = white - ((white - color) * amount) / 255
  return sharp(pixels, { raw: { width, height: ink.length / width, channels: 3 } })
    .extract(box!)
    .extend({ top: 8, bottom: 8, left: 8, right: 8, background: '#ffffff' })
    .resize({ width: 900, height: 400, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true, colours: 16 })
    .toBuffer()
}

/**
 * Reads a picture of a signature and returns a small PNG with nothing but its ink. The kind is told by the bytes; name,
 * place and camera are left behind with them (RULES.md §6). `path` is the field that is named in a refusal.
 * @throws AppError signature_required when the bytes are no picture, or hold no signature
 */
export async function readSignaturePicture(dataUrl: string, path: string): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  if (!sniffPicture(bytes)) throw refuse('validation.signature_picture', path)
  const shades = await readShades(bytes).catch((cause: unknown) => {
    throw refuse('validation.signature_picture', path, cause)
  })
  const { width, height } = shades.info
  const found = inkOf(shades.data, width, height)
  const problem = inkProblem(found)
  if (problem) throw refuse(problems[problem], path)
  return drawInk(found, width)
}
