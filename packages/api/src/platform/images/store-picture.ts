import type { Disk } from 'flydrive'
import type { EncodedPicture } from '@metrolibre/pictures'
import { sha256 } from '../hash.ts'
import { pictureKey } from './picture-key.ts'

/** A row of `files` for a stored picture. */
export interface StoredPicture {
  readonly key: string
  readonly contentType: 'image/webp'
  readonly bytes: number
  readonly sha256: string
  readonly visibility: 'public'
  readonly width: number
  readonly height: number
  readonly variants: Record<string, string>
}

/** The folder for all pictures of one row: a fixed word of the server and the row's id. */
export interface PictureFolder {
  readonly route: string
  readonly id: string
}

const options = { contentType: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' } as const

/**
 * Stores all copies of a picture, the smaller ones first, so that a picture whose key is known is complete.
 * Returns the row for `files`.
 */
export const storePicture = async (
  storage: Disk,
  picture: EncodedPicture,
  folder?: PictureFolder,
): Promise<StoredPicture> => {
  const name = folder ? `${folder.route}/${folder.id}/${picture.name}` : picture.name
  for (const { width, data } of picture.copies) await storage.put(pictureKey(name, width), data, options)
  const largest = picture.copies.at(-1)!.data
  return {
    key: pictureKey(name, picture.width),
    contentType: 'image/webp',
    bytes: largest.byteLength,
    sha256: sha256(largest),
    visibility: 'public',
    width: picture.width,
    height: picture.height,
    variants: Object.fromEntries(picture.copies.map(({ width }) => [String(width), pictureKey(name, width)])),
  }
}
