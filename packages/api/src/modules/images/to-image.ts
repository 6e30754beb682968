import type { Image, UploadedImage } from '@metrolibre/contract'
import { pictureOf } from '../../platform/images/picture.ts'

export const toImage = (row: { id: string; image: string; isVisible: boolean }): Image => ({
  id: row.id,
  ...pictureOf(row.image),
  isVisible: row.isVisible,
})

/** A picture that is the only one of its thing. */
export const toSoleImage = (key: string): UploadedImage => ({
  id: null,
  ...pictureOf(key),
  isVisible: true,
})
