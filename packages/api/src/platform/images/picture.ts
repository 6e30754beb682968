import type { Picture } from '@metrolibre/contract'
import { parsePictureKey, pictureKey, publicFolder, widthsUpTo } from './picture-key.ts'

const none: Picture = { image: null, imageVariants: [] }

/** Returns the URL path of a public file. */
const fileUrl = (key: string): string => `/files/${key.slice(publicFolder.length)}`

/**
 * Returns the URLs of a stored picture and of its smaller copies. The copies follow from the key, so that a
 * list of properties needs no second query. Null and other keys give no picture.
 */
export const pictureWithVariants = (key: string | null): Picture => {
  const parsed = key === null ? undefined : parsePictureKey(key)
  if (!parsed) return none
  return {
    image: fileUrl(pictureKey(parsed.name, parsed.width)),
    imageVariants: widthsUpTo(parsed.width).map((width) => ({
      url: fileUrl(pictureKey(parsed.name, width)),
      width,
    })),
  }
}

const addressPrefix = '/files/'

/**
 * Returns the key that a picture's URL stands for, absolute or relative to `origin`, or undefined for any
 * other URL. The caller has to check whether the picture exists.
 */
export const pictureKeyOf = (address: string, origin: string): string | undefined => {
  const url = URL.parse(address, origin)
  if (!url || url.origin !== new URL(origin).origin || !url.pathname.startsWith(addressPrefix))
    return undefined
  const key = publicFolder + url.pathname.slice(addressPrefix.length)
  return parsePictureKey(key) && key
}
