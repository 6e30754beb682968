import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { createRefusalCounter } from '../health/record-refusal.ts'
import { listVisits } from './list.ts'
import { prefill, prefillTechnical } from './prefill.ts'
import { settleMovedVisits } from './settle-moved-visits.ts'
import { receiveNotice } from './webhook.ts'

const hourMs = 3_600_000

export function registerVisits(app: AppContext): void {
  const { visits } = endpoints
  const counted = createRefusalCounter(app, 'visits')
  serve(app, visits.prefill, ({ user, params }) => prefill(app, user, params.id))
  serve(app, visits.technical, ({ user, params }) => prefillTechnical(app, user, params.id))
  serve(app, visits.mine, async ({ user, query }) => ({ visits: await listVisits(app, user, query.view) }))
  app.jobs.every('settle-moved-visits', hourMs, () => settleMovedVisits(app))
  serve(app, visits.webhook, async ({ request }) => {
    await counted(request, () =>
      receiveNotice(app, request.rawBody, request.header('calendly-webhook-signature')),
    )
    return { received: true } as const
  })
}
