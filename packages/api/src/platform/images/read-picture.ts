import type { UploadedFile } from '../http/call.ts'
import { encodePicture, type EncodedPicture, type EncodeOptions } from './encode-picture.ts'
import { refusePicture } from './refuse-picture.ts'
import { sniffPicture, type PictureKind } from './sniff.ts'

/** The decoder's name for each kind. Bytes that begin as one kind but are decoded as another are refused. */
const decodedAs: Readonly<Record<PictureKind, string>> = {
  png: 'png',
  gif: 'gif',
  jpeg: 'jpeg',
  heic: 'heif',
}

/**
 * Checks that the bytes are of the kind they appear to be. AVIF, for example, uses the same container as
 * HEIC.
 * @throws TypeError when they are not
 */
const assertHonest = async (bytes: Buffer, kind: PictureKind): Promise<void> => {
  const { default: sharp } = await import('sharp')
  const { format, compression } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (format !== decodedAs[kind] || (kind === 'heic' && compression !== 'hevc'))
    throw new TypeError(`${kind} that is ${format} ${compression ?? ''}`)
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && /exceeds pixel limit/i.test(error.message)

/**
 * Reads an uploaded photo and returns the copies to store, encoded anew from its pixels (RULES.md §8).
 * @throws AppError unsupported_file that names the file and says what to do: not one of the four kinds, too
 *   many pixels, damaged, or HEIC when this server's decoder has no HEVC.
 */
export const readPicture = async (
  file: UploadedFile,
  field: string,
  options?: EncodeOptions,
): Promise<EncodedPicture> => {
  const kind = sniffPicture(file.bytes)
  if (!kind) throw refusePicture('validation.image_kind', field, file)
  try {
    await assertHonest(file.bytes, kind)
    return await encodePicture(file.bytes, options)
  } catch (error) {
    if (isTooLarge(error)) throw refusePicture('validation.image_pixels', field, file, error)
    if (kind === 'heic') throw refusePicture('validation.image_heic', field, file, error)
    throw refusePicture('validation.image_damaged', field, file, error)
  }
}
