import * as v from 'valibot'
import type { FileField } from '../endpoint.ts'

/** Kinds of photo that are taken in; they are recognised by their bytes. RULES §8. */
export const imageMediaTypes = ['image/png', 'image/gif', 'image/jpeg', 'image/heic'] as const
/** Of each photo, in bytes. */
export const maxImageBytes = 10 * 1024 * 1024
/** Photos of the create form. */
export const maxFormImages = 5

export const imageField = (max: number): FileField => ({
  max,
  maxBytes: maxImageBytes,
  mediaTypes: imageMediaTypes,
  required: true,
})

/** Documents that one reservation can have. */
export const maxReservationFiles = 20

/** A document of a reservation, one at a time. */
export const documentField: FileField = {
  max: 1,
  maxBytes: maxImageBytes,
  mediaTypes: ['application/pdf', ...imageMediaTypes],
  required: true,
}

/** What an uploaded picture belongs to. */
export const UploadTable = v.picklist(
  ['location', 'room', 'publication', 'general', 'testimonial', 'personal', 'image3d'],
  'validation.invalid',
)
/** Where it is kept; below it the server makes a folder named with the thing's id. */
export const UploadRoute = v.picklist(
  ['locations', 'rooms', 'publications', 'general', 'testimonials', 'personal', 'images3d'],
  'validation.invalid',
)

/** The one route of each table; a form that says another is refused. */
export const uploadRouteOf = {
  location: 'locations',
  room: 'rooms',
  publication: 'publications',
  general: 'general',
  testimonial: 'testimonials',
  personal: 'personal',
  image3d: 'images3d',
} as const satisfies Record<v.InferOutput<typeof UploadTable>, v.InferOutput<typeof UploadRoute>>
