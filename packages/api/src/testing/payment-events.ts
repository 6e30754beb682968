import Stripe from 'stripe'
import type { AppContext } from '../platform/context.ts'
import { providerOf } from './payment-provider.ts'

/** Returns the provider's events about a session, oldest first. */
export async function eventsOf(app: AppContext, sessionId: string): Promise<Stripe.Event[]> {
  const { data } = await providerOf(app).events.list({ limit: 100 })
  return data.filter(({ data: { object } }) => 'id' in object && object.id === sessionId).toReversed()
}

/** Sends an event to the webhook with a signature like the provider's. Returns the status of the response. */
export async function deliver(
  app: AppContext,
  event: Stripe.Event,
  secret = app.config.STRIPE_WEBHOOK_SECRET,
) {
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(app.clock.now().getTime() / 1000)
  const signature = new Stripe('sk_test_sign').webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp,
  })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const answer = await app.server.inject({ method: 'POST', url: '/api/stripe/webhook', headers, payload })
  return answer.statusCode
}
