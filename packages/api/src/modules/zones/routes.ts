import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { findActiveZones } from './repository.ts'
import { toZone } from './to-zone.ts'

export function registerZones(app: AppContext): void {
  const read = app.publicReads.with(({ db }) => db)
  serve(app, endpoints.zones.list, async ({ request }) => ({
    zones: (await read(request, findActiveZones)).map(toZone),
  }))
}
