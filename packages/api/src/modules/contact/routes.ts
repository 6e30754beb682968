import { endpoints, shownEmail } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { sendMessage, sendReferral } from './service.ts'

export function registerContact(app: AppContext): void {
  serve(app, endpoints.contact.send, async ({ body, request, text }) => {
    await sendMessage(app, body, request)
    return { message: text('message.contact_sent', { email: shownEmail(body.email) }) }
  })
  serve(app, endpoints.contact.refer, async ({ body, request, text }) => {
    const reference = await sendReferral(app, body, request)
    return { message: text('message.referral_sent', { email: shownEmail(body.email), reference }), reference }
  })
}
