import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { listVisits } from './list.ts'
import { prefill, prefillTechnical } from './prefill.ts'
import { receiveNotice } from './webhook.ts'

export function registerVisits(app: AppContext): void {
  const { visits } = endpoints
  serve(app, visits.prefill, ({ user, params }) => prefill(app, user, params.id))
  serve(app, visits.technical, ({ user, params }) => prefillTechnical(app, user, params.id))
  serve(app, visits.mine, async ({ user, query }) => ({ visits: await listVisits(app, user, query.view) }))
  serve(app, visits.webhook, async ({ request }) => {
    await receiveNotice(app, request.rawBody, request.header('calendly-webhook-signature'))
    return { received: true } as const
  })
}
