import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { readCovers, setCoverImage, setCoverText } from './service.ts'

export function registerCovers(app: AppContext): void {
  const { general, adminSite } = endpoints

  serve(app, general.all, async () => ({ general: await readCovers(app) }))
  serve(app, adminSite.setCoverImage, ({ params, body }) => setCoverImage(app, params.id, body.imageUrl))
  serve(app, adminSite.setCoverText, ({ params, body }) => setCoverText(app, params.id, body.text))
}
