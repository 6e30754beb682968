import type { Transaction } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { listPhotos, setCover, setPositions } from './repository.ts'

export interface Arrangement {
  /** The ids of all photos in their new order. */
  readonly order: readonly string[]
  /** The id of the photo that becomes the cover. */
  readonly cover?: string | undefined
}

const refuse = (path: string): never => {
  throw new AppError('validation', { fields: [{ path, code: 'validation.photo_order' }] })
}

/**
 * Sets the order of a gallery, and its cover. The caller has checked whose gallery it is and locked its row.
 * @throws AppError validation when the ids are not those of the gallery's photos, or the cover is hidden
 */
export async function arrangeGallery(
  tx: Transaction,
  { table, id }: { table: 'location' | 'room'; id: string },
  { order, cover }: Arrangement,
): Promise<void> {
  const photos = await listPhotos(tx, table, id)
  const known = new Set(photos.map((photo) => photo.id))
  if (
    new Set(order).size !== known.size ||
    order.length !== known.size ||
    !order.every((photo) => known.has(photo))
  )
    refuse('order')
  if (order.length > 0) await setPositions(tx, order)
  if (cover === undefined) return
  const chosen = photos.find((photo) => photo.id === cover && photo.isVisible) ?? refuse('cover')
  await setCover[table](tx, id, chosen.image)
}
