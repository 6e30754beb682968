import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { readPublicOwner } from './service.ts'

export function registerOwners(app: AppContext): void {
  serve(app, endpoints.owner.locations, ({ params, user }) => readPublicOwner(app, params.id, user))
}
