import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { actorOf } from '../audit/actor.ts'
import { readCovers, setCoverImage, setCoverText } from './service.ts'

export function registerCovers(app: AppContext): void {
  const { general, adminSite } = endpoints

  serve(app, general.all, async () => ({ general: await readCovers(app) }))
  serve(app, adminSite.setCoverImage, (call) => setCoverImage(app, call.params.id, call.body, actorOf(call)))
  serve(app, adminSite.setCoverText, (call) => setCoverText(app, call.params.id, call.body, actorOf(call)))
}
