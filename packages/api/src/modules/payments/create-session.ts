import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import { renewCatalogue } from './renew-catalogue.ts'
import { findMade, type RemoteSession } from './made-sessions.ts'
import { findCheckoutById, renewKey, type CheckoutRow } from './repository.ts'
import { isKeptFailure, isProviderError, isRefusal, stripeOf } from './stripe.ts'

const keyOf = ({ idempotencyKey, keyTurn }: CheckoutRow): string =>
  keyTurn === 0 ? idempotencyKey : `${idempotencyKey}:${keyTurn}`

const ask = (app: AppContext, row: CheckoutRow): Promise<RemoteSession> =>
  stripeOf(app).checkout.sessions.create(row.parameters as Stripe.Checkout.SessionCreateParams, {
    idempotencyKey: keyOf(row),
  })

interface Effort {
  /** Whether to create the session if it was never created. Otherwise this only looks up what became of it. */
  readonly again: boolean
}

/**
 * Returns the provider's session for an attempt: the one that was created even though its response was lost,
 * or a new one. Returns undefined when the provider refuses to create it, or when none was created and
 * `again` is false.
 *
 * After no response, a 401 or a 429 the same idempotency key is used again, which can't create a second
 * session. The provider stores a failure of its own under the key for a day, so after one the session is
 * looked up first and then requested with a new key.
 */
export async function createCheckoutSession(
  app: AppContext,
  row: CheckoutRow,
  { again }: Effort,
): Promise<RemoteSession | undefined> {
  const known = row.keyTurn > 0 ? await findMade(app, row) : undefined
  if (known) return known
  try {
    return await ask(app, row)
  } catch (error) {
    // The session may have been created although the response was an error, so look for it before giving up.
    if (!isProviderError(error) || error.statusCode === undefined) throw error
    const made = await findMade(app, row)
    if (made) return made
    if (!isRefusal(error) && !isKeptFailure(error)) throw error
    if (!again) return undefined
    const next = isRefusal(error) ? await renewCatalogue(app, row, error) : await renewKey(app.db, row)
    if (!next) return isRefusal(error) ? undefined : sessionOfOther(app, row, error)
    return askAgain(app, next)
  }
}

/** Asks once more with the new key. If that fails too, the next call of `createCheckoutSession` continues. */
async function askAgain(app: AppContext, row: CheckoutRow): Promise<RemoteSession | undefined> {
  try {
    return await ask(app, row)
  } catch (error) {
    if (isKeptFailure(error)) await renewKey(app.db, row)
    if (isRefusal(error)) return findMade(app, row)
    throw error
  }
}

/** Another request has taken the new key at the same time: use its session if it exists by now. */
async function sessionOfOther(app: AppContext, row: CheckoutRow, error: unknown): Promise<RemoteSession> {
  const { stripeSessionId } = (await findCheckoutById(app.db, row.id))!
  if (!stripeSessionId) throw error
  return stripeOf(app).checkout.sessions.retrieve(stripeSessionId)
}
