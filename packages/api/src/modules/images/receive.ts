import { keptWidthOf, panoramaProblem, uploadRouteOf } from '@metrolibre/contract'
import type { EncodeOptions } from '@metrolibre/pictures'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { UploadedFile } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { pictureSender } from '../../platform/images/picture-sender.ts'
import { readPictures } from '../../platform/images/read-picture.ts'
import { refusePicture } from '../../platform/images/refuse-picture.ts'
import { storePicture, type StoredPicture } from '../../platform/images/store-picture.ts'

export type PictureTable = keyof typeof uploadRouteOf

/** The row that pictures are for. Its id must come from the database, never directly from a client. */
export interface UploadPlace {
  readonly table: PictureTable
  readonly id: string
}

/**
 * Checks that the form's route is the one of its table.
 * @throws AppError validation when it is not
 */
export const assertRoute = (table: PictureTable, route: string): void => {
  if (uploadRouteOf[table] !== route)
    throw new AppError('validation', { fields: [{ path: 'route', code: 'validation.invalid' }] })
}

/**
 * Encodes uploaded pictures of a user and stores them. All are read before any is stored, so that an invalid one leaves
 * nothing behind.
 * @throws AppError unsupported_file, and for 3D images also when one can't be looked around in (RULES.md §8.10)
 */
export async function receivePictures(
  { storage, pictures }: AppContext,
  user: CurrentUser,
  place: UploadPlace,
  files: readonly UploadedFile[],
  field: string,
): Promise<StoredPicture[]> {
  const options: Pick<EncodeOptions, 'maxWidth'> = { maxWidth: keptWidthOf[place.table] }
  const encoded = await readPictures({ pictures, from: pictureSender(user) }, files, field, options)
  if (place.table === 'image3d')
    for (const [index, picture] of encoded.entries()) {
      const problem = panoramaProblem(picture, picture.metadata)
      if (problem) throw refusePicture(`validation.${problem}`, field, files[index]!)
    }
  const stored = []
  for (const picture of encoded)
    stored.push(await storePicture(storage, picture, { route: uploadRouteOf[place.table], id: place.id }))
  return stored
}
