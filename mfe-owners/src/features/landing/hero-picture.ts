import type { Cover } from '@metrolibre/contract'
import { assetPath } from '@metrolibre/platform'
import { srcSetOf, type PictureVariant } from '@metrolibre/ui'
import wide from './pictures/hero-1920.webp'
import narrow from './pictures/hero-960.webp'
import wideNight from './pictures/hero-night-1920.webp'
import narrowNight from './pictures/hero-night-960.webp'

interface HeroPicture {
  src: string
  variants: readonly PictureVariant[]
  srcSet: string | undefined
  /** For the dark mode. An image that an admin chose has none. */
  night?: readonly PictureVariant[]
}

/** Returns the cover picture of the owners' page that an admin chose, or the page's own. */
export function heroPicture(cover: Cover | undefined): HeroPicture {
  const own = {
    src: assetPath(wide),
    variants: [
      { url: assetPath(narrow), width: 960 },
      { url: assetPath(wide), width: 1920 },
    ],
  }
  if (cover?.image) {
    const { image: src, imageVariants: variants } = cover
    return { src, variants, srcSet: srcSetOf(variants) }
  }
  const night = [
    { url: assetPath(narrowNight), width: 960 },
    { url: assetPath(wideNight), width: 1920 },
  ]
  return { ...own, srcSet: srcSetOf(own.variants), night }
}
