import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import type { CheckoutRow } from './repository.ts'
import { isRefusal, stripeOf } from './stripe.ts'

export type RemoteSession = Stripe.Checkout.Session

/** Our row's id inside the provider's session, so that one is found without having heard its id. */
export const checkoutMetadata = 'checkout'

/** All that the provider made for one attempt; more than one when a failure had made one after all. Newest first. */
async function madeFor(app: AppContext, row: CheckoutRow): Promise<RemoteSession[]> {
  const customer = row.parameters['customer']
  if (typeof customer !== 'string') return []
  try {
    const { data } = await stripeOf(app).checkout.sessions.list({ customer, limit: 100 })
    return data.filter(({ metadata }) => metadata?.[checkoutMetadata] === row.id)
  } catch (error) {
    // A customer that is gone has no sessions.
    if (isRefusal(error) && error.code === 'resource_missing') return []
    throw error
  }
}

/** The session of an attempt: the one that was paid, if any, else the first that was made. */
export async function findMade(app: AppContext, row: CheckoutRow): Promise<RemoteSession | undefined> {
  const made = await madeFor(app, row)
  return made.find(({ status }) => status === 'complete') ?? made.at(-1)
}

/**
 * Closes what else was made for an attempt, so that one of its sessions can be paid and no more. Only an attempt
 * that took a second key can have others, or one that was given up (`kept` is null). RULES.md §6.
 */
export async function closeOthers(app: AppContext, row: CheckoutRow, kept: string | null): Promise<void> {
  if (row.keyTurn === 0 && kept !== null) return
  const others = (await madeFor(app, row)).filter(({ id, status }) => id !== kept && status === 'open')
  for (const { id } of others) {
    await stripeOf(app)
      .checkout.sessions.expire(id)
      .catch((error: unknown) => {
        // Paid or expired in between: what was paid twice goes back when it is heard of.
        if (!isRefusal(error)) throw error
      })
  }
}
