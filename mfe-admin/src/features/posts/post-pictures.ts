import type { Publication } from '@metrolibre/contract'

/** The path of a picture. The URL of a hidden one has a ticket after it. */
const pathOf = (address: string | null) => address?.replace(/\?.*/s, '')

/** Returns the pictures of a post, its cover first, each once. */
export const postPictures = ({ imagesPublication, image, imageVariants }: Publication) =>
  [{ id: 'cover', image, imageVariants }, ...imagesPublication].filter(
    (one, index, all) =>
      one.image !== null && all.findIndex((other) => pathOf(other.image) === pathOf(one.image)) === index,
  )
