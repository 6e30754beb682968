import type { Transaction } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { listImages, setCover, setPositions } from './repository.ts'

export interface Arrangement {
  /** The ids of all images in their new order. */
  readonly order: readonly string[]
  /** The id of the image that becomes the cover. */
  readonly cover?: string | undefined
}

const refuse = (path: string): never => {
  throw new AppError('validation', { fields: [{ path, code: 'validation.photo_order' }] })
}

/**
 * Sets the order of a gallery, and its cover. The caller has checked whose gallery it is and locked its row.
 * @throws AppError validation when the ids are not those of the gallery's images, or the cover is hidden
 */
export async function arrangeGallery(
  tx: Transaction,
  { table, id }: { table: 'location' | 'room'; id: string },
  { order, cover }: Arrangement,
): Promise<void> {
  const images = await listImages(tx, table, id)
  const known = new Set(images.map((image) => image.id))
  if (
    new Set(order).size !== known.size ||
    order.length !== known.size ||
    !order.every((image) => known.has(image))
  )
    refuse('order')
  if (order.length > 0) await setPositions(tx, order)
  if (cover === undefined) return
  const chosen = images.find((image) => image.id === cover && image.isVisible) ?? refuse('cover')
  await setCover[table](tx, id, chosen.image)
}
