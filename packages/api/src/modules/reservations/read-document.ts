import { parse } from 'node:path'
import { sniffPicture } from '@metrolibre/pictures'
import { AppError } from '../../platform/errors/app-error.ts'
import type { UploadedFile } from '../../platform/http/call.ts'
import { readPictures, type PictureIntake } from '../../platform/images/read-picture.ts'

export interface ReadDocument {
  /**
   * A name that is safe to show and to save: without folders or control characters, with the extension of its
   * type.
   */
  readonly name: string
  readonly bytes: Buffer
}

const longestName = 80

// Keeps letters, digits and the punctuation of names; removes control and direction characters.
const plain = (name: string): string =>
  parse(name.replaceAll('\\', '/'))
    .name.normalize('NFC')
    .replaceAll(/[^\p{L}\p{N} ._()-]+/gu, ' ')
    .trim()
    .slice(0, longestName) || 'documento'

/**
 * Recognises a PDF. The format allows a few bytes before its header, but no common program writes them, so
 * they are refused.
 */
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF')

/**
 * Reads a document into the form in which it is stored: a PDF unchanged, a photo written again from its pixels
 * (RULES.md §8.22).
 * @throws AppError unsupported_file for anything else, whatever its name
 */
export async function readReservationDocument(
  reading: PictureIntake,
  file: UploadedFile,
): Promise<ReadDocument> {
  const name = plain(file.name)
  if (isPdf(file.bytes)) return { name: `${name}.pdf`, bytes: file.bytes }
  if (!sniffPicture(file.bytes))
    throw new AppError('unsupported_file', {
      fields: [{ path: 'file', code: 'validation.document_kind' }],
      values: { name: file.name.slice(0, 120) },
    })
  const [picture] = await readPictures(reading, [file], 'file')
  return { name: `${name}.webp`, bytes: picture!.copies.at(-1)!.data }
}
