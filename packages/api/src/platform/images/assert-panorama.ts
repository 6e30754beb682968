import { panoramaProblem } from '@metrolibre/contract'
import type { UploadedFile } from '../http/call.ts'
import type { EncodedPicture } from './encode-picture.ts'
import { refusePicture } from './refuse-picture.ts'

/**
 * Checks that a picture, which was read before, can be looked around in (RULES.md §8).
 * @throws AppError unsupported_file that names the file and says what to do
 */
export const assertPanorama = async (
  file: UploadedFile,
  field: string,
  picture: EncodedPicture,
): Promise<void> => {
  const { default: sharp } = await import('sharp')
  const { xmp } = await sharp(file.bytes, { limitInputPixels: false }).metadata()
  const problem = panoramaProblem(picture, xmp?.toString('utf8') ?? '')
  if (problem) throw refusePicture(`validation.${problem}`, field, file)
}
