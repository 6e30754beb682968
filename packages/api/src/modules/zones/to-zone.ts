import { placeTimeZone, type AdminZone, type Zone } from '@metrolibre/contract'
import type { ZoneRow } from '../../platform/db/schema/zones.ts'

/** Turns a row into a zone as it is sent, where the comuna's name is `zone`. */
export const toZone = (row: ZoneRow): Zone => ({
  id: row.id,
  country: row.country,
  state: row.state,
  city: row.city,
  zone: row.name,
  lat: row.latitude,
  long: row.longitude,
  rate: row.rate,
  averageValue: row.averageValue,
  isActive: row.isActive,
  timeZone: placeTimeZone(row),
})

export const toAdminZone = (row: ZoneRow & { published: number }): AdminZone => ({
  ...toZone(row),
  published: row.published,
  updatedAt: row.updatedAt.toISOString(),
})
