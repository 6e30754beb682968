import type { Cover } from '@metrolibre/contract'
import { assetPath } from '@metrolibre/platform'
import { coverPicture, type CoverPicture } from '@metrolibre/ui'
import wide from './pictures/cover-1920.webp'
import phone from './pictures/cover-640.webp'
import narrow from './pictures/cover-960.webp'
import wideNight from './pictures/night-1920.webp'
import phoneNight from './pictures/night-640.webp'
import narrowNight from './pictures/night-960.webp'

/** Returns the cover picture of the search that an admin chose, or the page's own. */
export const searchPicture = (cover: Cover | undefined): CoverPicture =>
  coverPicture(cover, {
    day: { phone: assetPath(phone), narrow: assetPath(narrow), wide: assetPath(wide) },
    night: { phone: assetPath(phoneNight), narrow: assetPath(narrowNight), wide: assetPath(wideNight) },
  })
