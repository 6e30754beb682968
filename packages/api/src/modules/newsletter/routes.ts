import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { subscribeAddress } from './service.ts'

export function registerNewsletter(app: AppContext): void {
  serve(app, endpoints.contact.subscribe, async ({ body, request, text }) => {
    await subscribeAddress(app, body, request)
    return { outcome: 'subscribed' as const, message: text('message.subscribed') }
  })
}
