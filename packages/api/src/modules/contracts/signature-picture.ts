import {
  inkOf,
  inkProblem,
  signaturePicturePixels,
  type MessageKey,
  type SignatureInk,
} from '@metrolibre/contract'
import { judgePicture, PicturesBusy, UnreadablePicture } from '@metrolibre/pictures'
import { AppError } from '../../platform/errors/app-error.ts'
import type { PictureIntake } from '../../platform/images/read-picture.ts'
import { refuseBusy } from '../../platform/images/refuse-picture.ts'

/** The colour in which documents show ink: tinta. */
const tinta = [16, 32, 28] as const
const white = 255

const problems = {
  blank: 'validation.signature_picture_blank',
  small: 'validation.signature_picture_small',
} as const

const refuse = (code: MessageKey, path: string, cause?: unknown): AppError =>
  new AppError('signature_required', { cause, fields: [{ path, code }] })

/** Gives each pixel the colour of its ink, on white. */
function colourInk({ ink }: SignatureInk): Buffer {
  const pixels = Buffer.alloc(ink.length * 3)
  for (const [index, amount] of ink.entries())
    for (const [channel, color] of tinta.entries())
      pixels[index * 3 + channel] = white - ((white - color) * amount) / 255
  return pixels
}

/** Returns what a signer is told of bytes that could not be read. */
export const refuseSignature = (code: MessageKey, path: string, cause: unknown): unknown => {
  if (cause instanceof PicturesBusy) return refuseBusy(cause)
  return cause instanceof UnreadablePicture || cause instanceof TypeError ? refuse(code, path, cause) : cause
}

/**
 * Reads a picture of a signature and returns a small PNG with only its ink. The kind is told by the bytes; name,
 * place and camera are left behind with them (RULES.md §6.39, §6.40). `path` is the field that is named in a refusal.
 * @throws AppError signature_required when the bytes are no picture, or hold no signature
 * @throws AppError rate_limited, unavailable when there are too many pictures at the moment
 */
export async function readSignaturePicture(
  { pictures, from }: PictureIntake,
  dataUrl: string,
  path: string,
): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const longest = { maxWidth: signaturePicturePixels, maxHeight: signaturePicturePixels }
  try {
    judgePicture(bytes)
    const { data, width, height } = await pictures.run('readShades', bytes, longest, from)
    const found = inkOf(data, width, height)
    const problem = inkProblem(found)
    if (problem) throw refuse(problems[problem], path)
    const ink = { width, height, box: found.box! }
    return await pictures.run('drawInk', colourInk(found), ink, from)
  } catch (error) {
    throw refuseSignature('validation.signature_picture', path, error)
  }
}
