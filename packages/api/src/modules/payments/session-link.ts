import type { AppContext } from '../../platform/context.ts'
import { createCheckoutSession } from './create-session.ts'
import { closeOthers, type RemoteSession } from './made-sessions.ts'
import { changeCheckout, findCheckoutById, type CheckoutRow } from './repository.ts'
import { isRefusal, stripeOf } from './stripe.ts'

/** Thrown when a delayed payment is under way, whose outcome is not known yet. */
export class PaymentUnderway extends Error {}

/** Reads a session with its payment and charge, because the receipt and the outcome are only found there. */
export const readSession = (app: AppContext, stripeSessionId: string): Promise<RemoteSession> =>
  stripeOf(app).checkout.sessions.retrieve(stripeSessionId, { expand: ['payment_intent.latest_charge'] })

/**
 * Tells whether a session was completed with a delayed means of payment that was refused in the end, so that
 * no money will come.
 */
export const hasFailed = ({
  status,
  payment_intent: intent,
}: Pick<RemoteSession, 'status' | 'payment_intent'>): boolean =>
  status === 'complete' &&
  intent !== null &&
  // Stryker disable next-line ConditionalExpression: an id, which is read without its payment, has no status
  typeof intent !== 'string' &&
  (intent.status === 'requires_payment_method' || intent.status === 'canceled')

/**
 * Returns the provider's session of a row. If its id is not known, the session is requested again, and
 * created unless `again` is false. Returns undefined when the provider refuses to create it or never did.
 */
export async function remoteSession(
  app: AppContext,
  row: CheckoutRow,
  effort = { again: true },
): Promise<RemoteSession | undefined> {
  if (row.stripeSessionId) return readSession(app, row.stripeSessionId)
  const session = await createCheckoutSession(app, row, effort)
  if (!session) return undefined
  const opened = { status: 'open', stripeSessionId: session.id, url: session.url } as const
  const now = await changeCheckout(app.db, row.id, ['creating'], opened, app.clock.now())
  // If the attempt was given up in the meantime, this closes its sessions, because nobody would read them
  // again.
  await closeOthers(app, now ?? row, now ? session.id : await knownId(app, row))
  return session
}

/**
 * Returns the session id that the row has by now. Another request may have learnt it, or given up the
 * attempt.
 */
async function knownId(app: AppContext, { id }: CheckoutRow): Promise<string | null> {
  const { stripeSessionId } = (await findCheckoutById(app.db, id))!
  return stripeSessionId
}

/**
 * Makes sure that nobody can pay a session any more. Returns its id if it was paid. Throws when the provider
 * does not respond.
 * @throws PaymentUnderway when the session can't be closed yet
 */
export async function closeSession(app: AppContext, row: CheckoutRow): Promise<string | undefined> {
  // Stryker disable next-line ObjectLiteral: nothing is created either when `again` is missing
  let session = await remoteSession(app, row, { again: false })
  if (session?.status === 'open') {
    const { id } = session
    session = await stripeOf(app)
      .checkout.sessions.expire(id)
      .catch((error: unknown) => {
        if (!isRefusal(error)) throw error
        // The session was paid or expired in between; the new reading tells which.
        return readSession(app, id)
      })
  }
  if (session?.payment_status === 'paid') return session.id
  if (session && session.status !== 'expired' && !hasFailed(session))
    throw new PaymentUnderway(`Session ${session.id} is still ${session.status}`)
  if (session) await closeOthers(app, row, session.id)
  return undefined
}
