import type { OwnedProperty } from '@metrolibre/api-client'

/** What photos belong to: a property, or one of its rooms. */
export type PhotoPlace = { table: 'location' | 'room'; id: string }

export type Photo = OwnedProperty['images'][number]

export interface Gallery {
  photos: readonly Photo[]
  /** Id of the photo that is the cover. */
  cover: string | undefined
}

const withoutTicket = (address: string | null) => address?.replace(/\?.*/s, '')

/** Returns the photos of a property or room, the cover first. */
export const galleryOf = ({ image, images }: Pick<OwnedProperty, 'image' | 'images'>): Gallery => {
  const cover = images.find((photo) => withoutTicket(photo.image) === withoutTicket(image))
  const others = images.filter((photo) => photo !== cover)
  return { photos: cover ? [cover, ...others] : images, cover: cover?.id }
}
