import type { Cover } from '@metrolibre/contract'
import { assetPath } from '@metrolibre/platform'
import { srcSetOf, type PictureVariant } from '@metrolibre/ui'
import wide from './pictures/hero-1920.webp'
import narrow from './pictures/hero-960.webp'

interface HeroPicture {
  src: string
  variants: readonly PictureVariant[]
  srcSet: string | undefined
}

/** Returns the cover picture of the front page that an admin chose, or the page's own. */
export function heroPicture(cover: Cover | undefined): HeroPicture {
  const own = {
    src: assetPath(wide),
    variants: [
      { url: assetPath(narrow), width: 960 },
      { url: assetPath(wide), width: 1920 },
    ],
  }
  const { src, variants } = cover?.image ? { src: cover.image, variants: cover.imageVariants } : own
  return { src, variants, srcSet: srcSetOf(variants) }
}
