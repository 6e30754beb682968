import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { adminUpload } from './admin-upload.ts'
import { addImages, isGallery, removeImage, showOrHideImage } from './gallery.ts'
import { addPanorama, changePanorama, removePanorama } from './panoramas.ts'
import { assertRoute } from './receive.ts'

export function registerImages(app: AppContext): void {
  const { images, adminRooms } = endpoints

  serve(app, images.addMany, async ({ user, body: { table, route, id }, files }) => {
    if (!isGallery(table))
      throw new AppError('validation', { fields: [{ path: 'table', code: 'validation.invalid' }] })
    assertRoute(table, route)
    const sent = { files: files['images'] ?? [], field: 'images' }
    return { images: await addImages(app, user, { table, id }, sent) }
  })
  serve(app, images.add, async ({ user, body, files }) => {
    const sent = { files: files['image'] ?? [], field: 'image' }
    const [image] = await addImages(app, user, { table: 'location', id: body.locationId }, sent)
    return image!
  })
  serve(app, images.remove, async ({ user, params, text }) => {
    await removeImage(app, user, params.id)
    return { message: text('message.deleted') }
  })
  serve(app, images.add3d, ({ user, body: { locationId, ...rest }, files }) =>
    addPanorama(app, user, { ...rest, propertyId: locationId }, files['image'] ?? []),
  )
  serve(app, images.update3d, ({ user, params, body: { locationId, ...rest }, files }) =>
    changePanorama(app, user, params.id, { ...rest, propertyId: locationId }, files['image'] ?? []),
  )
  serve(app, images.remove3d, async ({ user, params, text }) => {
    await removePanorama(app, user, params.id)
    return { message: text('message.deleted') }
  })
  serve(app, images.adminUpload, ({ user, body, files }) =>
    adminUpload(app, user, body, files['image'] ?? []),
  )
  serve(app, adminRooms.setImageVisible, ({ user, params, body }) =>
    showOrHideImage(app, user, params.id, body.isVisible),
  )
}
