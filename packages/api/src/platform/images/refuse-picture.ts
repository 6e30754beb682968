import type { MessageKey } from '@metrolibre/contract'
import { longestRatio, PicturesBusy, pixelLimit, UnreadablePicture } from '@metrolibre/pictures'
import { AppError } from '../errors/app-error.ts'
import type { UploadedFile } from '../http/call.ts'

const comeBackSeconds = 5

/** Returns the refusal of an uploaded picture, whose message names the file. */
export const refusePicture = (
  code: MessageKey,
  field: string,
  { name }: UploadedFile,
  cause?: unknown,
): AppError =>
  new AppError('unsupported_file', {
    fields: [{ path: field, code }],
    values: { name: name.slice(0, 120), max: pixelLimit / 1_000_000, ratio: longestRatio },
    cause,
  })

/** Returns the refusal of a picture that may be sent again in a moment. */
export const refuseBusy = (cause: PicturesBusy): AppError => {
  const details = { cause, retryAfterSeconds: comeBackSeconds }
  return cause.whose === 'own'
    ? new AppError('rate_limited', details)
    : new AppError('unavailable', { ...details, text: 'unavailable.pictures' })
}

/** Returns what a caller is told of a picture that could not be read; any other error is returned as it is. */
export const explainPicture = (error: unknown, field: string, file: UploadedFile): unknown => {
  if (error instanceof PicturesBusy) return refuseBusy(error)
  if (!(error instanceof UnreadablePicture)) return error
  return refusePicture(`validation.${error.problem}`, field, file, error)
}
