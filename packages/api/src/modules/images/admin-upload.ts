import { coverIds, Id, type Body, type endpoints, type UploadedImage } from '@metrolibre/contract'
import { is } from 'valibot'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { UploadedFile } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { recordChange } from '../audit/record-change.ts'
import { addImages, isGallery } from './gallery.ts'
import type { GalleryTable } from './gallery-tables.ts'
import { findPanorama, updatePanorama } from './panorama-repository.ts'
import { assertRoute, receivePictures, type PictureTable } from './receive.ts'
import { insertFiles } from './repository.ts'
import { findMember, findTestimonialImage, lockMemberImage, setMemberImage } from './site-repository.ts'
import { toSoleImage } from './to-image.ts'

type SoleTable = Exclude<PictureTable, GalleryTable>
type Form = Pick<Body<typeof endpoints.images.adminUpload>, 'table' | 'route' | 'id'>

const covers = new Set(Object.values(coverIds).map(String))

/** Looks up the row that a picture is for, by the id of its table. */
const exists: Record<SoleTable, (app: AppContext, id: string) => Promise<{ id: string } | undefined>> = {
  general: async (_, id) => (covers.has(id) ? { id } : undefined),
  testimonial: ({ db }, id) => findTestimonialImage(db, id),
  personal: ({ db }, id) => findMember(db, id),
  image3d: ({ db }, id) => findPanorama(db, id),
}

/**
 * Stores a picture for any table, for admins. An image of a property, room or post is added to the others; a
 * team member and a panorama get it at once. A cover and a testimonial get it with the call that saves them:
 * until then its URL is only in the response.
 */
export async function adminUpload(
  app: AppContext,
  user: CurrentUser,
  { table, route, id }: Form,
  files: readonly UploadedFile[],
): Promise<UploadedImage> {
  assertRoute(table, route)
  if (table !== 'general' && !is(Id, id)) throw new AppError('not_found')
  if (isGallery(table)) return (await addImages(app, user, { table, id }, { files, field: 'image' }))[0]!
  const thing = found(await exists[table](app, id))
  const [stored] = await receivePictures(app, user, { table, id: thing.id }, files, 'image')
  const { key } = stored!
  await app.db.transaction(async (tx) => {
    await insertFiles(tx, [stored!], user.id)
    if (table === 'personal') await giveMember(tx, thing.id, key, user.id)
    if (table === 'image3d') await updatePanorama(tx, thing.id, { image: key })
  })
  return toSoleImage(key)
}

/** Gives a member of the team a picture and records it (RULES.md §13.10). */
async function giveMember(tx: Transaction, id: string, image: string, actorId: string): Promise<void> {
  const before = found(await lockMemberImage(tx, id))
  await setMemberImage(tx, id, image)
  await recordChange(tx, {
    actorId,
    entity: 'teamMember',
    action: 'teamMember.setImage',
    entityId: id,
    before,
    after: { image },
  })
}
