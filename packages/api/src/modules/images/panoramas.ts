import { maxPanoramas, type Image3d } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { UploadedFile } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { noteAddition } from './note-addition.ts'
import {
  deletePanorama,
  findPanorama,
  findPanoramaPlace,
  findSamePanorama,
  insertPanorama,
  lockAndCount,
  readPanorama,
  updatePanorama,
} from './panorama-repository.ts'
import { receivePictures } from './receive.ts'
import { recordPanorama } from './record-panorama.ts'
import { insertFiles } from './repository.ts'
import { toImage3d } from './to-image-3d.ts'

interface Panorama {
  readonly propertyId: string
  readonly name: string
  readonly longitude?: number | undefined
  readonly latitude?: number | undefined
}

const assertOwn = (user: CurrentUser, ownerId: string): void => {
  if (ownerId !== user.id && !user.isAdmin) throw new AppError('not_found')
}

const ownPlace = async ({ db }: AppContext, user: CurrentUser, id: string) => {
  const place = found(await findPanoramaPlace(db, id))
  assertOwn(user, place.ownerId)
  return place
}

const ownPanorama = async ({ db }: AppContext, user: CurrentUser, id: string) => {
  const panorama = found(await findPanorama(db, id))
  assertOwn(user, panorama.ownerId)
  return panorama
}

/**
 * Checks that a property with this number of panoramas can have another one.
 * @throws AppError validation when it can't
 */
const refuseTooMany = (count: number): void => {
  if (count >= maxPanoramas)
    throw new AppError('validation', { fields: [{ path: 'image', code: 'validation.too_many_panoramas' }] })
}

/**
 * Adds a panorama to a property of the user. Without coordinates it gets those of the property. One that is
 * already there under its name is not added again but returned, so an upload whose answer was lost can be
 * repeated (RULES.md §8.11).
 * @throws AppError not_found, validation, unsupported_file
 */
export async function addPanorama(
  app: AppContext,
  user: CurrentUser,
  { propertyId, name, longitude, latitude }: Panorama,
  files: readonly UploadedFile[],
): Promise<Image3d> {
  const place = await ownPlace(app, user, propertyId)
  const [stored] = await receivePictures(
    app,
    user,
    { table: 'image3d', id: place.id },
    files.slice(0, 1),
    'image',
  )
  const panorama = { propertyId: place.id, name: name.trim(), image: stored!.key }
  const row = await app.db.transaction(async (tx) => {
    const count = await lockAndCount(tx, place.id)
    const there = await findSamePanorama(tx, panorama)
    if (there) return there
    refuseTooMany(count)
    await insertFiles(tx, [stored!], user.id)
    await noteAddition(app, tx, user, { propertyId: place.id, field: 'images3D' })
    const added = await insertPanorama(tx, {
      ...panorama,
      longitude: longitude ?? place.longitude ?? 0,
      latitude: latitude ?? place.latitude ?? 0,
    })
    await recordPanorama(tx, user, place, { verb: 'add3d', before: null, after: added })
    return added
  })
  return toImage3d(row, true)
}

/**
 * Changes name, coordinates or picture of the user's panorama. It can be moved to another property of the
 * user.
 */
export async function changePanorama(
  app: AppContext,
  user: CurrentUser,
  id: string,
  { propertyId, name, longitude, latitude }: Panorama,
  files: readonly UploadedFile[],
): Promise<Image3d> {
  const panorama = await ownPanorama(app, user, id)
  const place = await ownPlace(app, user, propertyId)
  const [stored] = await receivePictures(
    app,
    user,
    { table: 'image3d', id: place.id },
    files.slice(0, 1),
    'image',
  )
  const row = await app.db.transaction(async (tx) => {
    if (place.id !== panorama.propertyId) refuseTooMany(await lockAndCount(tx, place.id))
    if (stored) await insertFiles(tx, [stored], user.id)
    if (stored || place.id !== panorama.propertyId)
      await noteAddition(app, tx, user, { propertyId: place.id, field: 'images3D' })
    const before = await readPanorama(tx, panorama.id)
    const after = await updatePanorama(tx, panorama.id, {
      propertyId: place.id,
      name: name.trim(),
      image: stored?.key,
      longitude,
      latitude,
    })
    await recordPanorama(tx, user, place, { verb: 'update3d', before, after: after ?? null })
    return after
  })
  return toImage3d(found(row), true)
}

export async function removePanorama(app: AppContext, user: CurrentUser, id: string): Promise<void> {
  const panorama = await ownPanorama(app, user, id)
  await app.db.transaction(async (tx) => {
    const before = await readPanorama(tx, panorama.id)
    await deletePanorama(tx, panorama.id)
    const place = { id: panorama.propertyId, ownerId: panorama.ownerId }
    await recordPanorama(tx, user, place, { verb: 'remove3d', before, after: null })
  })
}
