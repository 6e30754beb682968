import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { createRefusalCounter } from '../health/record-refusal.ts'
import { lastPayments, listPayments, readPayment } from './list-payments.ts'
import { receiveEvent } from './webhook.ts'

export function registerPayments(app: AppContext): void {
  const counted = createRefusalCounter(app, 'payments')
  serve(app, endpoints.payments.webhook, async ({ request }) => {
    await counted(request, () => receiveEvent(app, request.rawBody, request.header('stripe-signature')))
    return { received: true } as const
  })
  serve(app, endpoints.payments.page, async ({ query }) => ({ payments: await listPayments(app, query) }))
  serve(app, endpoints.payments.detail, ({ params: { id } }) => readPayment(app, id))
  serve(app, endpoints.payments.all, async () => ({
    payments: await lastPayments(app),
    created: app.clock.now().toISOString(),
  }))
}
