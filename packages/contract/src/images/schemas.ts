import * as v from 'valibot'
import { body } from '../primitives/body.ts'
import { Id } from '../primitives/id.ts'
import { pictureEntries } from '../primitives/picture.ts'

export const Image = v.object({
  id: Id,
  ...pictureEntries,
  isVisible: v.boolean(),
  /** True for a photo of somebody else's place that an admin added. Only its owner and admins are told. */
  byOffice: v.optional(v.boolean()),
})
export type Image = v.InferOutput<typeof Image>

/**
 * A picture that was just uploaded. `id` identifies it among the photos of a gallery; it is null for the only
 * picture of something.
 */
export const UploadedImage = v.object({ ...Image.entries, id: v.nullable(Id) })
export type UploadedImage = v.InferOutput<typeof UploadedImage>

/** A panoramic photo and where it was taken. Only readers who may see the address get the coordinates. */
export const Image3d = v.object({
  id: Id,
  location: Id,
  name: v.string(),
  ...pictureEntries,
  longitude: v.nullable(v.number()),
  latitude: v.nullable(v.number()),
})
export type Image3d = v.InferOutput<typeof Image3d>

/**
 * All photos of a gallery in their new order. `cover` is the id of the one that becomes the cover; without it
 * the cover stays.
 */
export const GalleryOrder = body({
  order: v.pipe(v.array(Id), v.maxLength(40, 'validation.max_length')),
  cover: v.optional(Id),
})
