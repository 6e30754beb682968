import type { AppContext } from '../../platform/context.ts'
import { fulfil } from './fulfil.ts'
import { checkoutMetadata } from './made-sessions.ts'
import { reservationOfIntent } from './repository.ts'
import { stripeOf } from './stripe.ts'

/**
 * Applies the effect of a payment that was not reported yet, so that a refund or dispute reported before it
 * finds its reservation. Ignores payments that did not come from one of our checkouts.
 */
export async function fulfilUnreported(app: AppContext, intent: string): Promise<void> {
  if (await reservationOfIntent(app.db, intent)) return
  const { data } = await stripeOf(app).checkout.sessions.list({ payment_intent: intent, limit: 1 })
  // Stryker disable next-line OptionalChaining: a session without metadata has an empty one
  const ours = data.find(({ metadata }) => metadata?.[checkoutMetadata] !== undefined)
  if (ours) await fulfil(app, ours.id)
}
