import { endpoints, uploadRouteOf, type UploadTable } from '@metrolibre/contract'
import { call } from '@metrolibre/api-client/core'
import type { InferOutput } from 'valibot'

const calls = endpoints.images

interface UploadOptions {
  readonly signal?: AbortSignal
  /** Reports the share of the file that was sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

type Table = InferOutput<typeof UploadTable>

/** Uploads of photos. The server encodes them again and returns their URLs (RULES.md §8.8). */
export const pictures = {
  /** Uploads a picture for any table, as an admin. */
  adminUpload: (place: { table: Table; id: string }, image: File, options: UploadOptions = {}) =>
    call(calls.adminUpload, {
      body: { ...place, route: uploadRouteOf[place.table] },
      files: { image: [image] },
      ...options,
    }),

  /** Uploads a photo of the user's own property, room or post. */
  add: (
    place: { table: 'location' | 'room' | 'publication'; id: string },
    image: File,
    options: UploadOptions = {},
  ) =>
    call(calls.addMany, {
      body: { ...place, route: uploadRouteOf[place.table] },
      files: { images: [image] },
      ...options,
    }).then(({ images }) => images[0]!),

  remove: (id: string) => call(calls.remove, { params: { id } }),
}

/**
 * The version of a record that a form shows, so that newer changes by others are noticed. Null when the page showed its own
 * picture, undefined to overwrite in any case.
 */
type Version = string | null | undefined

const versionOf = (ifUpdatedAt: Version) => (ifUpdatedAt === undefined ? {} : { ifUpdatedAt })

/** Changes of a page's cover by admins. Null restores the page's own. */
export const coverAdmin = {
  setImage: (id: number, imageUrl: string | null, version?: Version) =>
    call(endpoints.adminSite.setCoverImage, {
      params: { id },
      body: { imageUrl, ...versionOf(version) },
    }),
  setText: (id: number, text: string | null, version?: Version) =>
    call(endpoints.adminSite.setCoverText, { params: { id }, body: { text, ...versionOf(version) } }),
}
