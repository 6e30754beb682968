import { uploadRouteOf } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { UploadedFile } from '../../platform/http/call.ts'
import type { EncodeOptions } from '../../platform/images/encode-picture.ts'
import { assertPanorama } from '../../platform/images/assert-panorama.ts'
import { readPicture } from '../../platform/images/read-picture.ts'
import { storePicture, type StoredPicture } from '../../platform/images/store-picture.ts'

export type UploadTable = keyof typeof uploadRouteOf

/** The row that pictures are for. Its id must come from the database, never directly from a client. */
export interface UploadPlace {
  readonly table: UploadTable
  readonly id: string
}

/**
 * Checks that the form's route is the one of its table.
 * @throws AppError validation when it is not
 */
export const assertRoute = (table: UploadTable, route: string): void => {
  if (uploadRouteOf[table] !== route)
    throw new AppError('validation', { fields: [{ path: 'route', code: 'validation.invalid' }] })
}

/**
 * Pixels of the widest copy: a viewer shows only a part of a panorama at a time, so it needs more of them,
 * and a cover fills a wide screen.
 */
const widest: Partial<Record<UploadTable, number>> = { image3d: 4096, general: 1920 }

/**
 * Encodes uploaded pictures and stores them. They are processed one after the other, because a decoded picture
 * takes much memory, and all are read before any is stored, so that an invalid one leaves nothing behind.
 */
export async function receivePictures(
  { storage }: AppContext,
  place: UploadPlace,
  files: readonly UploadedFile[],
  field: string,
): Promise<StoredPicture[]> {
  const options: EncodeOptions = { maxWidth: widest[place.table] }
  const encoded = []
  for (const file of files) {
    const picture = await readPicture(file, field, options)
    if (place.table === 'image3d') await assertPanorama(file, field, picture)
    encoded.push(picture)
  }
  const stored = []
  for (const picture of encoded)
    stored.push(await storePicture(storage, picture, { route: uploadRouteOf[place.table], id: place.id }))
  return stored
}
