import type { Cover } from '@metrolibre/contract'
import { assetPath } from '@metrolibre/platform'
import { coverPicture, type CoverPicture } from '@metrolibre/ui'
import wide from './pictures/hero-1920.webp'
import narrow from './pictures/hero-960.webp'
import wideNight from './pictures/hero-night-1920.webp'
import narrowNight from './pictures/hero-night-960.webp'

/** Returns the cover picture of the owners' page that an admin chose, or the page's own. */
export const landingHeroPicture = (cover: Cover | undefined): CoverPicture =>
  coverPicture(cover, {
    day: { narrow: assetPath(narrow), wide: assetPath(wide) },
    night: { narrow: assetPath(narrowNight), wide: assetPath(wideNight) },
  })
