import { parse } from 'node:path'
import { AppError } from '../../platform/errors/app-error.ts'
import type { UploadedFile } from '../../platform/http/call.ts'
import { readPicture } from '../../platform/images/read-picture.ts'
import { sniffPicture } from '../../platform/images/sniff.ts'

export interface ReadDocument {
  /** Fit to be shown and saved: without folders and signs that steer a screen, with the ending of what it is. */
  readonly name: string
  readonly bytes: Buffer
}

const longestName = 80

// Letters, digits, and what names are written with; never a sign of control or of direction.
const plain = (name: string): string =>
  parse(name.replaceAll('\\', '/'))
    .name.normalize('NFC')
    .replaceAll(/[^\p{L}\p{N} ._()-]+/gu, ' ')
    .trim()
    .slice(0, longestName) || 'documento'

/** PDF allows a few bytes before its head; nobody's word processor writes them, so they are refused. */
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF')

/**
 * A document as it is kept: a PDF as it is, a photo made anew from its pixels. RULES.md §8.
 * @throws AppError unsupported_file for anything else, whatever it is called
 */
export async function readDocument(file: UploadedFile): Promise<ReadDocument> {
  const name = plain(file.name)
  if (isPdf(file.bytes)) return { name: `${name}.pdf`, bytes: file.bytes }
  if (!sniffPicture(file.bytes))
    throw new AppError('unsupported_file', {
      fields: [{ path: 'file', code: 'validation.document_kind' }],
      values: { name: file.name.slice(0, 120) },
    })
  const { copies } = await readPicture(file, 'file')
  return { name: `${name}.webp`, bytes: copies.at(-1)!.data }
}
