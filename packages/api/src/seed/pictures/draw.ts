import { availableParallelism } from 'node:os'
import { illustrate } from '@metrolibre/tokens/illustrations'
import sharp from 'sharp'
import { encodePicture } from '@metrolibre/pictures/tasks'
import { pictureWidths } from '../../platform/images/picture-key.ts'
import { storePicture, type StoredPicture } from '../../platform/images/store-picture.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { drawSphere } from './sphere.ts'
import { pictureOrders, type PictureOrder } from './plan.ts'

const sourceOf = async (order: PictureOrder): Promise<Buffer> => {
  if (order.scene === 'sphere') return drawSphere(order.look)
  const { kind, seed, area, light } = order
  return Buffer.from(illustrate({ kind, seed, area, width: 1440, height: 960, light }))
}

/**
 * Draws one picture and stores its copies. They are encoded with little effort, because somebody waits for
 * the seed.
 */
const draw = async (storage: Storage, order: PictureOrder): Promise<StoredPicture> => {
  const maxWidth = order.scene === 'place' ? 1440 : 1920
  return storePicture(
    storage,
    await encodePicture(await sourceOf(order), { widths: pictureWidths, maxWidth, effort: 2 }),
  )
}

/**
 * Draws all pictures of the demo, as many at a time as there are processors, and returns the stored ones by
 * name. The same name always gives the same bytes and key.
 */
export const drawSeedPictures = async (
  storage: Storage,
  onDrawn: (done: number, all: number) => void,
): Promise<Map<string, StoredPicture>> => {
  const stored = new Map<string, StoredPicture>()
  const waiting = pictureOrders.values()
  const before = sharp.concurrency(1)
  const work = async () => {
    for (const order of waiting) {
      stored.set(order.name, await draw(storage, order))
      onDrawn(stored.size, pictureOrders.length)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  } finally {
    sharp.concurrency(before)
  }
  return stored
}
