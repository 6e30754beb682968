import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { findActiveZones } from './repository.ts'
import { toZone } from './to-zone.ts'

export function registerZones(app: AppContext): void {
  serve(app, endpoints.zones.list, async () => ({ zones: (await findActiveZones(app.db)).map(toZone) }))
}
