import { uploadRouteOf } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { UploadedFile } from '../../platform/http/call.ts'
import type { EncodeOptions } from '../../platform/images/encode-picture.ts'
import { readPicture } from '../../platform/images/read-picture.ts'
import { storePicture, type StoredPicture } from '../../platform/images/store-picture.ts'

export type UploadTable = keyof typeof uploadRouteOf

/** What pictures are for: a row whose id was found in the database, never one as a client wrote it. */
export interface UploadPlace {
  readonly table: UploadTable
  readonly id: string
}

/** @throws AppError validation when the form names another route than its table's. */
export const assertRoute = (table: UploadTable, route: string): void => {
  if (uploadRouteOf[table] !== route)
    throw new AppError('validation', { fields: [{ path: 'route', code: 'validation.invalid' }] })
}

/** A viewer turns a panorama around the visitor, so it needs more of it; a cover fills a wide screen. */
const widest: Partial<Record<UploadTable, number>> = { image3d: 4096, general: 1920 }

/**
 * Makes uploaded photos anew and stores them, one after the other: a decoded photo takes much memory. All are
 * read before any is stored, so that a bad one leaves nothing behind.
 */
export async function receivePictures(
  { storage }: AppContext,
  place: UploadPlace,
  files: readonly UploadedFile[],
  field: string,
): Promise<StoredPicture[]> {
  const options: EncodeOptions = { maxWidth: widest[place.table] }
  const encoded = []
  for (const file of files) encoded.push(await readPicture(file, field, options))
  const stored = []
  for (const picture of encoded)
    stored.push(await storePicture(storage, picture, { route: uploadRouteOf[place.table], id: place.id }))
  return stored
}
