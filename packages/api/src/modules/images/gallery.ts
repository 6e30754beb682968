import { maxGalleryImages, type Image } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { UploadedFile } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { isHidden } from '../files/repository.ts'
import type { GalleryTable } from './gallery-tables.ts'
import { noteAddition } from './note-addition.ts'
import { makePostWait } from './note-repository.ts'
import { receivePictures } from './receive.ts'
import { recordPhotos } from './record-photos.ts'
import {
  deleteImage,
  findFirstShown,
  findImage,
  findImages,
  insertFiles,
  insertImages,
  lockGallery,
  measureGallery,
  resetSiteCovers,
  setCover,
  setImageVisible,
} from './repository.ts'
import { toImage, toManagedImage } from './to-image.ts'
import { discardUnusedNow } from './unused.ts'

export const isGallery = (table: string): table is GalleryTable => Object.hasOwn(lockGallery, table)

/**
 * Returns a row and locks it. A row of another user is reported as not found, except to an admin
 * (RULES.md §11.5).
 */
const own = async (db: Queryable, user: CurrentUser, table: GalleryTable, id: string) => {
  const thing = found(await lockGallery[table](db, id))
  if (thing.ownerId !== user.id && !user.isAdmin) throw new AppError('not_found')
  return thing
}

/**
 * Checks that there is room for more images and returns the position of the first new one. Those of the owner and those
 * of the office are counted apart, so that neither takes the room of the other.
 * @throws AppError validation when there would be more than the cover and five others
 */
const nextPosition = async (
  db: Queryable,
  {
    table,
    id,
    cover,
    byOffice,
  }: { table: GalleryTable; id: string; cover: string | null; byOffice: boolean },
  more: number,
  field: string,
) => {
  const { count, next } = await measureGallery[table](db, id, byOffice)
  // A cover may be a picture of the other side, or one that is in no gallery. It counts anyway.
  const among = cover === null ? [] : await findImages[table](db, id, [cover])
  const isApart = cover !== null && among[0]?.byOffice !== byOffice
  if (more > 0 && count + more > maxGalleryImages - (isApart ? 1 : 0))
    throw new AppError('validation', { fields: [{ path: field, code: 'validation.gallery_full' }] })
  return next
}

/**
 * Adds images to a property, room or post of the user. The first one becomes its cover if it has none. An image
 * that is already there is not added again but returned, so an upload whose answer was lost can be repeated
 * (RULES.md §8.3, §8.4).
 */
export async function addImages(
  app: AppContext,
  user: CurrentUser,
  { table, id }: { table: GalleryTable; id: string },
  { files, field }: { files: readonly UploadedFile[]; field: string },
): Promise<Image[]> {
  // Whether there is room is only known once the images are read, because existing ones need none.
  const thing = await own(app.db, user, table, id)
  const stored = await receivePictures(app, user, { table, id: thing.id }, files, field)
  const keys = [...new Set(stored.map(({ key }) => key))]
  return app.db.transaction(async (tx) => {
    const { cover } = await own(tx, user, table, thing.id)
    const there = await findImages[table](tx, thing.id, keys)
    const added = keys.filter((key) => !there.some(({ image }) => image === key))
    const byOffice = table !== 'publication' && user.id !== thing.ownerId
    const next = await nextPosition(tx, { table, id: thing.id, cover, byOffice }, added.length, field)
    await insertFiles(tx, stored, user.id)
    if (cover === null && added[0]) await setCover[table](tx, thing.id, added[0])
    if (added.length > 0 && thing.propertyId)
      await noteAddition(app, tx, user, { propertyId: thing.propertyId, field: 'images' })
    if (added.length > 0 && table === 'publication' && !user.isAdmin) await makePostWait(tx, thing.id)
    const rows = added.map((image, index) => ({ image, position: next + index, byOffice }))
    const inserted = rows.length > 0 ? await insertImages[table](tx, thing.id, rows) : []
    if (inserted.length > 0)
      await recordPhotos(tx, user, { ...thing, table }, { verb: 'add', images: inserted })
    const all = [...there, ...inserted]
    return keys.map((key) => toImage(all.find(({ image }) => image === key)!))
  })
}

/**
 * Deletes an image of the user's property, room or post. If it was the cover, a property or room has none any
 * more, and a post shows its next one. A hidden one is removed from the storage at once.
 */
export const removeImage = (app: AppContext, user: CurrentUser, id: string): Promise<void> =>
  app.db.transaction(async (tx) => {
    const { table, of, image } = found(await findImage(tx, id))
    const thing = await own(tx, user, table, of)
    const hidden = await isHidden(tx, image)
    await deleteImage(tx, id)
    // The cover of a property is chosen by its owner; that of a post is its first picture.
    const next = table === 'publication' ? await findFirstShown.publication(tx, of) : null
    if (thing.cover === image) await setCover[table](tx, of, next)
    await recordPhotos(tx, user, { ...thing, table }, { verb: 'remove', images: [{ id, image }] })
    if (hidden) await discardUnusedNow(tx, image)
  })

/**
 * Shows or hides an image, for admins. A hidden image can't be a cover, so the next visible one replaces it,
 * and a page of the site shows its own cover again; an image that is shown again becomes the cover if there is
 * none.
 */
export const showOrHideImage = (
  app: AppContext,
  user: CurrentUser,
  id: string,
  isVisible: boolean,
): Promise<Image> =>
  app.db.transaction(async (tx) => {
    const { table, of, image } = found(await findImage(tx, id))
    const thing = await lockGallery[table](tx, of)
    const row = found(await setImageVisible(tx, id, isVisible))
    const isCover = thing && thing.cover === (isVisible ? null : image)
    if (isCover) await setCover[table](tx, of, await findFirstShown[table](tx, of))
    if (await isHidden(tx, image)) await resetSiteCovers(tx, image)
    const verb = isVisible ? 'show' : 'hide'
    if (thing) await recordPhotos(tx, user, { ...thing, table }, { verb, images: [{ id, image }] })
    return toManagedImage(app)(row)
  })
