import { endpoints, type Zone } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { ZoneRow } from '../../platform/db/schema/zones.ts'
import { serve } from '../../platform/http/serve.ts'
import { findActiveZones } from './repository.ts'

/** Turns a row into a zone as it is sent, where the comuna's name is `zone`. */
const toZone = (row: ZoneRow): Zone => ({
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
})

export function registerZones(app: AppContext): void {
  serve(app, endpoints.zones.list, async () => ({ zones: (await findActiveZones(app.db)).map(toZone) }))
}
