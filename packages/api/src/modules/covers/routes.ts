import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { actorOf } from '../audit/actor.ts'
import { readCovers, setCoverImage, setCoverText } from './service.ts'

export function registerCovers(app: AppContext): void {
  const { general, adminSite } = endpoints

  const read = app.publicReads.with(({ db }) => db)
  serve(app, general.all, async ({ request }) => ({ general: await read(request, readCovers) }))
  serve(app, adminSite.setCoverImage, (call) => setCoverImage(app, call.params.id, call.body, actorOf(call)))
  serve(app, adminSite.setCoverText, (call) => setCoverText(app, call.params.id, call.body, actorOf(call)))
}
