import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { createPost, listVerified } from './service.ts'

export function registerPublications(app: AppContext): void {
  serve(app, endpoints.publications.verified, async () => ({ publications: await listVerified(app) }))
  serve(app, endpoints.publications.create, ({ user, body }) => createPost(app, user, body))
}
