import { endpoints, uploadRouteOf, type UploadTable } from '@metrolibre/contract'
import { call } from '@metrolibre/api-client/core'
import type { InferOutput } from 'valibot'

const calls = endpoints.images

interface UploadOptions {
  readonly signal?: AbortSignal
  /** From 0 to 1, while the file is on its way. */
  readonly onProgress?: (share: number) => void
}

type Table = InferOutput<typeof UploadTable>

/** Photos on their way to the server; it makes them anew and answers with their addresses. RULES.md §8. */
export const pictures = {
  /** A picture for anything, by an admin. */
  adminUpload: (place: { table: Table; id: string }, image: File, options: UploadOptions = {}) =>
    call(calls.adminUpload, {
      body: { ...place, route: uploadRouteOf[place.table] },
      files: { image: [image] },
      ...options,
    }),

  /** A photo of one's own property, room or post. */
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

/** What admins change of a page's cover; null gives the page's own back. */
export const coverAdmin = {
  setImage: (id: number, imageUrl: string | null) =>
    call(endpoints.adminSite.setCoverImage, { params: { id }, body: { imageUrl } }),
  setText: (id: number, text: string | null) =>
    call(endpoints.adminSite.setCoverText, { params: { id }, body: { text } }),
}
