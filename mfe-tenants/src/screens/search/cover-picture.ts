import type { Cover } from '@metrolibre/contract'
import { assetPath } from '@metrolibre/platform'
import type { PictureVariant } from '@metrolibre/ui'
import wide from './pictures/cover-1920.webp'
import narrow from './pictures/cover-960.webp'

/** Returns the cover picture chosen by an admin, or the page's own. */
export function coverPicture(cover: Cover | undefined): { src: string; variants: readonly PictureVariant[] } {
  if (cover?.image) return { src: cover.image, variants: cover.imageVariants }
  return {
    src: assetPath(wide),
    variants: [
      { url: assetPath(narrow), width: 960 },
      { url: assetPath(wide), width: 1920 },
    ],
  }
}
