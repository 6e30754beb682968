import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { pictureKeyOf } from '../../platform/images/picture.ts'
import { recordChange } from '../audit/record-change.ts'
import { arrangeGallery, type Arrangement } from '../images/arrange.ts'
import { listImages, setCover } from '../images/repository.ts'
import { lockKept } from '../own-properties/repository.ts'
import { adminViewOf, type AdminView } from './detail.ts'
import type { PropertyEditor } from './update.ts'

/**
 * Sets the order of a property's photos, and its cover.
 * @throws AppError not_found, validation
 */
export const arrangeByAdmin = (
  app: AppContext,
  actor: PropertyEditor,
  { id, ...arrangement }: Arrangement & { id: string },
): Promise<AdminView> =>
  app.db.transaction(async (tx) => {
    const row = found(await lockKept(tx, id))
    const before = await listImages(tx, 'location', id)
    await arrangeGallery(tx, { table: 'location', id }, arrangement)
    const after = found(await lockKept(tx, id))
    await recordChange(tx, {
      actorId: actor.id,
      requestId: actor.requestId,
      action: 'property.arrangeImages',
      entity: 'property',
      entityId: id,
      before: { image: row.image, order: before.map((image) => image.id) },
      after: { image: after.image, order: arrangement.order },
    })
    return adminViewOf(app, tx, after)
  })

/**
 * Makes one of a property's visible photos its cover, named by its URL.
 * @throws AppError not_found, validation for any other picture
 */
export const setCoverByAdmin = (
  app: AppContext,
  actor: PropertyEditor,
  { id, image }: { id: string; image: string },
): Promise<AdminView> =>
  app.db.transaction(async (tx) => {
    const row = found(await lockKept(tx, id))
    const cover = requirePhoto(app, await listImages(tx, 'location', id), image)
    await setCover.location(tx, id, cover)
    await recordChange(tx, {
      actorId: actor.id,
      requestId: actor.requestId,
      action: 'property.setCover',
      entity: 'property',
      entityId: id,
      before: { image: row.image },
      after: { image: cover },
    })
    return adminViewOf(app, tx, found(await lockKept(tx, id)))
  })

/** Returns the key of the visible photo among these that a URL stands for (RULES.md §7.16, §8). */
export function requirePhoto(
  { config }: AppContext,
  photos: ReadonlyArray<{ image: string; isVisible: boolean }>,
  address: string,
): string {
  const key = pictureKeyOf(address, config.PUBLIC_URL)
  const photo = photos.find(({ image, isVisible }) => image === key && isVisible)
  if (!photo) throw new AppError('validation', { fields: [{ path: 'image', code: 'validation.invalid' }] })
  return photo.image
}
