import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import type { CheckoutRow } from './repository.ts'
import { isRefusal, stripeOf } from './stripe.ts'

export type RemoteSession = Stripe.Checkout.Session

/**
 * The metadata key that holds our row's id in the provider's session, so that a session can be found even if
 * its id never reached us.
 */
export const checkoutMetadata = 'checkout'

/**
 * Returns all sessions that the provider created for one attempt, newest first. There is more than one when a
 * request failed although it had created a session.
 */
async function madeFor(app: AppContext, row: CheckoutRow): Promise<RemoteSession[]> {
  const customer = row.parameters['customer']
  if (typeof customer !== 'string') return []
  try {
    const { data } = await stripeOf(app).checkout.sessions.list({ customer, limit: 100 })
    // Stryker disable next-line OptionalChaining: a session without metadata has an empty one
    return data.filter(({ metadata }) => metadata?.[checkoutMetadata] === row.id)
  } catch (error) {
    // A customer that was deleted has no sessions.
    if (isRefusal(error) && error.code === 'resource_missing') return []
    throw error
  }
}

/** Returns the session of an attempt: the completed one if there is any, otherwise the first one created. */
export async function findMade(app: AppContext, row: CheckoutRow): Promise<RemoteSession | undefined> {
  const made = await madeFor(app, row)
  return made.find(({ status }) => status === 'complete') ?? made.at(-1)
}

/**
 * Closes the other sessions of an attempt, so that only one of them can be paid. Others exist only when the
 * attempt took a second idempotency key, or when it was given up (`kept` is null). RULES.md §6.59.
 */
export async function closeOthers(app: AppContext, row: CheckoutRow, kept: string | null): Promise<void> {
  if (row.keyTurn === 0 && kept !== null) return
  // Stryker disable next-line ConditionalExpression: a session that is over would only refuse to be closed
  const others = (await madeFor(app, row)).filter(({ id, status }) => id !== kept && status === 'open')
  for (const { id } of others) {
    await stripeOf(app)
      .checkout.sessions.expire(id)
      .catch((error: unknown) => {
        // The session was paid or expired in between. A second payment is refunded when it is noticed.
        if (!isRefusal(error)) throw error
      })
  }
}
