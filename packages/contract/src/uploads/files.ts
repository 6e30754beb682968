import * as v from 'valibot'
import type { FileField } from '../endpoint.ts'

/** The accepted types of photos. They are recognised by their bytes (RULES.md §8.1). */
export const imageMediaTypes = ['image/png', 'image/gif', 'image/jpeg', 'image/heic'] as const
/** The largest size of a photo in bytes. */
export const maxImageBytes = 10 * 1024 * 1024
/** The most photos in the create form. */
export const maxFormImages = 5
/** The most photos of one side in a gallery, its owner's or the office's: the cover and five next to it. */
export const maxGalleryImages = 6

export const imageField = (max: number): FileField => ({
  max,
  maxBytes: maxImageBytes,
  mediaTypes: imageMediaTypes,
  required: true,
})

/** The most documents that one reservation can have. */
export const maxReservationFiles = 20

/** One document of a reservation. */
export const documentField: FileField = {
  max: 1,
  maxBytes: maxImageBytes,
  mediaTypes: ['application/pdf', ...imageMediaTypes],
  required: true,
}

/** The table that an uploaded picture belongs to. */
export const UploadTable = v.picklist(
  ['location', 'room', 'publication', 'general', 'testimonial', 'personal', 'image3d'],
  'validation.invalid',
)
/** The folder in which it is stored. The server adds a folder named after the row's id. */
export const UploadRoute = v.picklist(
  ['locations', 'rooms', 'publications', 'general', 'testimonials', 'personal', 'images3d'],
  'validation.invalid',
)

/** The route of each table. A form with another one is refused. */
export const uploadRouteOf = {
  location: 'locations',
  room: 'rooms',
  publication: 'publications',
  general: 'general',
  testimonial: 'testimonials',
  personal: 'personal',
  image3d: 'images3d',
} as const satisfies Record<v.InferOutput<typeof UploadTable>, v.InferOutput<typeof UploadRoute>>

/**
 * Pixels of the widest copy that is kept of a picture: a cover fills a wide screen, and a viewer shows only a part of a
 * panorama at a time (RULES.md §8.20).
 */
export const keptWidthOf: Readonly<Record<v.InferOutput<typeof UploadTable>, number>> = {
  location: 1440,
  room: 1440,
  publication: 1440,
  testimonial: 1440,
  personal: 1440,
  general: 1920,
  image3d: 4096,
}
