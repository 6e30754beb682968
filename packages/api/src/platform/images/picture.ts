import type { Picture } from '@metrolibre/contract'
import { parsePictureKey, pictureKey, publicFolder, widthsUpTo } from './picture-key.ts'

const none: Picture = { image: null, imageVariants: [] }

/** Address of a public file, below the site's origin. */
const fileUrl = (key: string): string => `/files/${key.slice(publicFolder.length)}`

/**
 * What the wire says of a stored picture: its address and those of its smaller copies. The copies follow
 * from the key, so that a list of properties needs no second query. Null and foreign keys give no picture.
 */
export const pictureOf = (key: string | null): Picture => {
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
 * The key a picture's address stands for, whole or below `origin`; undefined for any other address. Whether
 * there is such a picture is for the caller to look up.
 */
export const pictureKeyOf = (address: string, origin: string): string | undefined => {
  const url = URL.parse(address, origin)
  if (!url || url.origin !== new URL(origin).origin || !url.pathname.startsWith(addressPrefix))
    return undefined
  const key = publicFolder + url.pathname.slice(addressPrefix.length)
  return parsePictureKey(key) && key
}
