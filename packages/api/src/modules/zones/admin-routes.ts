import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { actorOf } from '../audit/actor.ts'
import { createZone, setZoneActive, updateZone } from './change.ts'
import { listZones, readZone } from './read.ts'

export function registerAdminZones(app: AppContext): void {
  const { adminZones } = endpoints
  serve(app, adminZones.list, ({ query }) => listZones(app.db, query))
  serve(app, adminZones.detail, ({ params }) => readZone(app, params.id))
  serve(app, adminZones.create, (call) => createZone(app.db, call.body, actorOf(call)))
  serve(app, adminZones.update, (call) => updateZone(app.db, call.body, actorOf(call)))
  serve(app, adminZones.setActive, (call) => setZoneActive(app.db, call.body, actorOf(call)))
}
