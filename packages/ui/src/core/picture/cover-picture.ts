import { type PictureVariant, srcSetOf } from './picture.tsx'

/** A picture in the widths in which the covers of our pages are drawn. */
export interface DrawnPicture {
  /** Address of the picture that is 640 px wide, where phones show it small and faded. */
  phone?: string
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

/** What covers tell browsers about their width: a band on a phone is lower than its picture, which is faded there. */
export const coverSizes = { hero: '100vw', band: '(max-width: 759px) 62vw, 100vw' } as const

const variantsOf = ({ phone, narrow, wide }: DrawnPicture): PictureVariant[] => [
  ...(phone ? [{ url: phone, width: 640 }] : []),
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
