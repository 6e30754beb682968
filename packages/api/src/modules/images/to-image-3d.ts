import type { Image3d } from '@metrolibre/contract'
import type { images3d } from '../../platform/db/schema/images.ts'
import { pictureOf } from '../../platform/images/picture.ts'

/** The place a panorama was taken at is the address itself, so it is told only with it. RULES §7. */
export const toImage3d = (row: typeof images3d.$inferSelect, exact: boolean): Image3d => ({
  id: row.id,
  location: row.propertyId,
  name: row.name,
  ...pictureOf(row.image),
  longitude: exact ? row.longitude : null,
  latitude: exact ? row.latitude : null,
})
