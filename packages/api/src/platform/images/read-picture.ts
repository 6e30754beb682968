import {
  judgePicture,
  UnreadablePicture,
  type EncodedPicture,
  type EncodeOptions,
  type Pictures,
  type Sender,
} from '@metrolibre/pictures'
import type { UploadedFile } from '../http/call.ts'
import { pictureWidths } from './picture-key.ts'
import { explainPicture } from './refuse-picture.ts'

/** Where pictures are read, and whom they are from. */
export interface PictureIntake {
  readonly pictures: Pictures
  readonly from: Sender
}

/** HEIC whose head is right, and which is not decoded, is one that this server's decoder can't read. */
const asHeic = (error: unknown): unknown =>
  error instanceof UnreadablePicture && error.problem === 'image_damaged'
    ? new UnreadablePicture('image_heic', error.message, { cause: error })
    : error

/**
 * Reads uploaded photos and returns the copies to store of each, encoded again from its pixels (RULES.md §8.5, §8.8).
 * All heads are judged before any picture is decoded.
 * @throws AppError unsupported_file that names the file and says what to do: not one of the four kinds, too many pixels, too
 *   costly, too long, damaged, or HEIC when this server's decoder has no HEVC.
 * @throws AppError rate_limited, unavailable when there are too many pictures at the moment
 */
export async function readPictures(
  { pictures, from }: PictureIntake,
  files: readonly UploadedFile[],
  field: string,
  options?: Omit<EncodeOptions, 'widths'>,
): Promise<EncodedPicture[]> {
  const explained = (file: UploadedFile) => (error: unknown) => {
    throw explainPicture(error, field, file)
  }
  const judged = []
  for (const file of files) {
    try {
      judged.push({ file, kind: judgePicture(file.bytes).kind })
    } catch (error) {
      explained(file)(error)
    }
  }
  const encoded = await Promise.allSettled(
    judged.map(({ file, kind }) =>
      pictures
        .run('encodePicture', file.bytes, { ...options, widths: pictureWidths }, from)
        .catch((error: unknown) => explained(file)(kind === 'heic' ? asHeic(error) : error)),
    ),
  )
  return encoded.map((each) => {
    if (each.status === 'rejected') throw each.reason
    return each.value
  })
}
