import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Image, Image3d, UploadedImage } from '../images/schemas.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { optionalText, requiredText } from '../primitives/text.ts'
import { coordinateEntries } from '../zones/schemas.ts'
import { imageField, maxFormImages, UploadRoute, UploadTable } from './files.ts'

const tag = 'images'

const image3dEntries = {
  locationId: Id,
  name: requiredText(160),
  longitude: v.optional(coordinateEntries.long),
  latitude: v.optional(coordinateEntries.lat),
}

export const images = {
  addMany: endpoint({
    id: 'images.addMany',
    method: 'POST',
    path: '/images/multi',
    access: 'user',
    tag,
    status: 201,
    summary: "Add up to five photos to something of one's own",
    body: body({ id: Id, table: UploadTable, route: UploadRoute }),
    files: { images: imageField(maxFormImages) },
    response: v.object({ images: v.array(Image) }),
    errors: ['forbidden', 'not_found'],
    rateLimit: 'upload',
  }),
  add: endpoint({
    id: 'images.add',
    method: 'POST',
    path: '/images',
    access: 'user',
    tag,
    status: 201,
    summary: 'Add a photo to an own property',
    body: body({ locationId: Id }),
    files: { image: imageField(1) },
    response: Image,
    errors: ['forbidden', 'not_found'],
    rateLimit: 'upload',
  }),
  remove: endpoint({
    id: 'images.remove',
    method: 'DELETE',
    path: '/images/:id',
    access: 'user',
    tag,
    summary: 'Delete a photo of an own property, room or post',
    params: IdParams,
    response: Message,
    errors: ['forbidden'],
    rateLimit: 'own',
  }),
  add3d: endpoint({
    id: 'images.add3d',
    method: 'POST',
    path: '/image3d/',
    access: 'user',
    tag,
    status: 201,
    summary: 'Add a panoramic photo to an own property',
    body: body(image3dEntries),
    files: { image: imageField(1) },
    response: Image3d,
    errors: ['not_found'],
    rateLimit: 'upload',
  }),
  update3d: endpoint({
    id: 'images.update3d',
    method: 'PUT',
    path: '/image3d/:id',
    access: 'user',
    tag,
    summary: 'Change a panoramic photo',
    params: IdParams,
    body: body(image3dEntries),
    files: { image: { ...imageField(1), required: false } },
    response: Image3d,
    errors: [],
    rateLimit: 'upload',
  }),
  remove3d: endpoint({
    id: 'images.remove3d',
    method: 'DELETE',
    path: '/image3d/:id',
    access: 'user',
    tag,
    summary: 'Delete a panoramic photo',
    params: IdParams,
    response: Message,
    errors: [],
    rateLimit: 'own',
  }),
  adminUpload: endpoint({
    id: 'images.adminUpload',
    method: 'POST',
    path: '/admin/image/',
    access: 'admin',
    tag,
    status: 201,
    summary: 'Add a picture anywhere; `token` and `userEmail` are taken and ignored',
    body: body({
      token: optionalText(10_000),
      userEmail: optionalText(254),
      route: UploadRoute,
      table: UploadTable,
      id: requiredText(64),
    }),
    files: { image: imageField(1) },
    response: UploadedImage,
    errors: ['not_found'],
    rateLimit: 'upload',
  }),
} as const
