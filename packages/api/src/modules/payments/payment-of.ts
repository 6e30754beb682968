import type { AppContext } from '../../platform/context.ts'
import { fulfil } from './fulfil.ts'
import { checkoutMetadata } from './made-sessions.ts'
import { reservationOfIntent } from './repository.ts'
import { stripeOf } from './stripe.ts'

/**
 * Lets a payment have its effect that nobody told us of yet, so that what is told of its refunds and disputes before it
 * finds its reservation. Payments that no checkout of ours asked for are left alone.
 */
export async function hearOfPayment(app: AppContext, intent: string): Promise<void> {
  if (await reservationOfIntent(app.db, intent)) return
  const { data } = await stripeOf(app).checkout.sessions.list({ payment_intent: intent, limit: 1 })
  const ours = data.find(({ metadata }) => metadata?.[checkoutMetadata] !== undefined)
  if (ours) await fulfil(app, ours.id)
}
