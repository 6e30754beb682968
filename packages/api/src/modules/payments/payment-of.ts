import { eq } from 'drizzle-orm'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { checkoutSessions, refunds } from '../../platform/db/schema/payments.ts'
import { fulfil } from './fulfil.ts'
import { checkoutMetadata } from './made-sessions.ts'
import { stripeOf } from './stripe.ts'

/** The reservation that a payment at the provider was for. */
export async function reservationOfIntent(db: Queryable, intent: string): Promise<string | undefined> {
  const [checkout] = await db
    .select({ id: checkoutSessions.reservationId })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.stripePaymentIntentId, intent))
  if (checkout) return checkout.id
  const [refund] = await db
    .select({ id: refunds.reservationId })
    .from(refunds)
    .where(eq(refunds.stripePaymentIntentId, intent))
  return refund?.id
}

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
