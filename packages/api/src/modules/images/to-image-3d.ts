import type { Image3d } from '@metrolibre/contract'
import type { images3d } from '../../platform/db/schema/images.ts'
import { pictureWithVariants } from '../../platform/images/picture.ts'

/**
 * Shows a panorama. Its coordinates reveal the address, so they are included only for readers who may know
 * that (RULES.md §8.12).
 */
export const toImage3d = (row: typeof images3d.$inferSelect, exact: boolean): Image3d => ({
  id: row.id,
  location: row.propertyId,
  name: row.name,
  ...pictureWithVariants(row.image),
  longitude: exact ? row.longitude : null,
  latitude: exact ? row.latitude : null,
})
