import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import { changeCheckout, type CheckoutRow } from './repository.ts'
import { isProviderError, isRefusal, stripeOf } from './stripe.ts'

export type RemoteSession = Stripe.Checkout.Session

/** Our row's id inside the provider's session, so that one is found without having heard its id. */
export const checkoutMetadata = 'checkout'

async function createOnce(app: AppContext, row: CheckoutRow): Promise<RemoteSession | undefined> {
  try {
    return await stripeOf(app).checkout.sessions.create(
      row.parameters as Stripe.Checkout.SessionCreateParams,
      {
        idempotencyKey: row.idempotencyKey,
      },
    )
  } catch (error) {
    // Answered with an error, it may have been made all the same: look for it before giving it up.
    if (!isProviderError(error) || error.statusCode === undefined) throw error
    const made = await findByMetadata(app, row)
    if (made || isRefusal(error)) return made
    throw error
  }
}

async function findByMetadata(app: AppContext, row: CheckoutRow): Promise<RemoteSession | undefined> {
  const customer = row.parameters['customer']
  if (typeof customer !== 'string') return undefined
  const { data } = await stripeOf(app).checkout.sessions.list({ customer, limit: 20 })
  return data.find(({ metadata }) => metadata?.[checkoutMetadata] === row.id)
}

/** Somebody has paid with a means that takes its time: nobody knows yet how it ends. */
export class PaymentUnderway extends Error {}

/** A session with its payment and the charge behind it, whose receipt and fate it does not tell itself. */
export const readSession = (app: AppContext, stripeSessionId: string): Promise<RemoteSession> =>
  stripeOf(app).checkout.sessions.retrieve(stripeSessionId, { expand: ['payment_intent.latest_charge'] })

/** Completed with a means of payment that takes its time, and refused in the end: nothing comes any more. */
export const hasFailed = ({ status, payment_intent: intent }: RemoteSession): boolean =>
  status === 'complete' &&
  intent !== null &&
  typeof intent !== 'string' &&
  (intent.status === 'requires_payment_method' || intent.status === 'canceled')

/**
 * The provider's session of a row. A row whose session was never heard of asks again with the same key and the
 * same parameters, which cannot make a second one. Undefined when the provider refuses to have it.
 */
export async function remoteSession(app: AppContext, row: CheckoutRow): Promise<RemoteSession | undefined> {
  if (row.stripeSessionId) return readSession(app, row.stripeSessionId)
  const session = await createOnce(app, row)
  if (session) {
    const opened = { status: 'open', stripeSessionId: session.id, url: session.url } as const
    await changeCheckout(app.db, row.id, ['creating'], opened, app.clock.now())
  }
  return session
}

/**
 * Makes sure that nobody can pay a session any more and says how it ended. Throws when the provider does not
 * answer, or leaves it open.
 */
export async function closeSession(app: AppContext, row: CheckoutRow): Promise<'paid' | 'unpaid'> {
  let session = await remoteSession(app, row)
  if (session?.status === 'open') {
    const { id } = session
    session = await stripeOf(app)
      .checkout.sessions.expire(id)
      .catch((error: unknown) => {
        if (!isRefusal(error)) throw error
        // Paid or expired in between; the next reading says which.
        return readSession(app, id)
      })
  }
  if (session?.payment_status === 'paid') return 'paid'
  if (session && session.status !== 'expired' && !hasFailed(session))
    throw new PaymentUnderway(`Session ${session.id} is still ${session.status}`)
  return 'unpaid'
}
