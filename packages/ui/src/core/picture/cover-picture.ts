import { type PictureVariant, srcSetOf } from './picture.tsx'

/** A picture in the two widths in which the covers of our pages are drawn. */
export interface DrawnPicture {
  /** Address of the picture that is 960 px wide. */
  narrow: string
  /** Address of the picture that is 1920 px wide. */
  wide: string
}

export interface CoverPicture {
  src: string
  variants: readonly PictureVariant[]
  srcSet: string | undefined
  /** For the dark mode. An image that an admin chose has none. */
  night?: readonly PictureVariant[]
}

const variantsOf = ({ narrow, wide }: DrawnPicture): PictureVariant[] => [
  { url: narrow, width: 960 },
  { url: wide, width: 1920 },
]

/** Returns the picture of a cover: the one that an admin chose, or the page's own by day and by night. */
export function coverPicture(
  chosen: { image: string | null; imageVariants: readonly PictureVariant[] } | undefined,
  own: { day: DrawnPicture; night: DrawnPicture },
): CoverPicture {
  if (chosen?.image)
    return { src: chosen.image, variants: chosen.imageVariants, srcSet: srcSetOf(chosen.imageVariants) }
  const variants = variantsOf(own.day)
  return { src: own.day.wide, variants, srcSet: srcSetOf(variants), night: variantsOf(own.night) }
}
