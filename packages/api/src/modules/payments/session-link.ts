import type { AppContext } from '../../platform/context.ts'
import { createSession } from './create-session.ts'
import { closeOthers, type RemoteSession } from './made-sessions.ts'
import { changeCheckout, findCheckoutById, type CheckoutRow } from './repository.ts'
import { isRefusal, stripeOf } from './stripe.ts'

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
 * The provider's session of a row; one whose session was never heard of asks for it again, and makes it now unless
 * `again` is false. Undefined when the provider refuses to have it, or never had it.
 */
export async function remoteSession(
  app: AppContext,
  row: CheckoutRow,
  effort = { again: true },
): Promise<RemoteSession | undefined> {
  if (row.stripeSessionId) return readSession(app, row.stripeSessionId)
  const session = await createSession(app, row, effort)
  if (!session) return undefined
  const opened = { status: 'open', stripeSessionId: session.id, url: session.url } as const
  const now = await changeCheckout(app.db, row.id, ['creating'], opened, app.clock.now())
  // Given up while it was being made: nobody would look after it.
  await closeOthers(app, now ?? row, now ? session.id : await knownId(app, row))
  return session
}

/** What the row says by now; another request may have heard of the session, or given it up. */
async function knownId(app: AppContext, { id }: CheckoutRow): Promise<string | null> {
  const row = await findCheckoutById(app.db, id)
  return row?.stripeSessionId ?? null
}

/**
 * Makes sure that nobody can pay a session any more and says how it ended. Throws when the provider does not
 * answer, or leaves it open.
 */
export async function closeSession(app: AppContext, row: CheckoutRow): Promise<'paid' | 'unpaid'> {
  let session = await remoteSession(app, row, { again: false })
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
  if (session) await closeOthers(app, row, session.id)
  return 'unpaid'
}
