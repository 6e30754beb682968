import type { OwnedProperty } from '@metrolibre/api-client'

/** What photos belong to: a property, or one of its rooms. */
export type PhotoPlace = { table: 'location' | 'room'; id: string }

export type Photo = OwnedProperty['images'][number]

export interface PhotoGallery {
  photos: readonly Photo[]
  /** Id of the photo that is the cover. */
  cover: string | undefined
  /** The cover if it is none of the photos, for example because an admin chose it. */
  otherCover?: Pick<OwnedProperty, 'image' | 'imageVariants'> | undefined
}

const withoutTicket = (address: string | null) => address?.replace(/\?.*/s, '')

/** Returns the photos of a property or room, the cover first. */
export const galleryOf = ({
  image,
  imageVariants,
  images,
}: Pick<OwnedProperty, 'image' | 'imageVariants' | 'images'>): PhotoGallery => {
  const cover = images.find((photo) => withoutTicket(photo.image) === withoutTicket(image))
  const others = images.filter((photo) => photo !== cover)
  return {
    photos: cover ? [cover, ...others] : images,
    cover: cover?.id,
    otherCover: image && !cover ? { image, imageVariants } : undefined,
  }
}
