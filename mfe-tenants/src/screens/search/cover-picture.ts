import type { Cover } from '@metrolibre/contract'
import { assetPath } from '@metrolibre/platform'
import type { PictureVariant } from '@metrolibre/ui'
import wide from './pictures/cover-1920.webp'
import narrow from './pictures/cover-960.webp'
import wideNight from './pictures/night-1920.webp'
import narrowNight from './pictures/night-960.webp'

interface CoverPicture {
  src: string
  variants: readonly PictureVariant[]
  /** For the dark mode. An image that an admin chose has none. */
  night?: readonly PictureVariant[]
}

/** Returns the cover picture chosen by an admin, or the page's own. */
export function coverPicture(cover: Cover | undefined): CoverPicture {
  if (cover?.image) return { src: cover.image, variants: cover.imageVariants }
  return {
    src: assetPath(wide),
    variants: [
      { url: assetPath(narrow), width: 960 },
      { url: assetPath(wide), width: 1920 },
    ],
    night: [
      { url: assetPath(narrowNight), width: 960 },
      { url: assetPath(wideNight), width: 1920 },
    ],
  }
}
