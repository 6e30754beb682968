import type { MessageKey } from '@metrolibre/contract'
import { AppError } from '../errors/app-error.ts'
import type { UploadedFile } from '../http/call.ts'
import { pixelLimit } from './encode-picture.ts'

/** Returns the refusal of an uploaded picture, whose message names the file. */
export const refusePicture = (
  code: MessageKey,
  field: string,
  { name }: UploadedFile,
  cause?: unknown,
): AppError =>
  new AppError('unsupported_file', {
    fields: [{ path: field, code }],
    values: { name: name.slice(0, 120), max: pixelLimit / 1_000_000 },
    cause,
  })
