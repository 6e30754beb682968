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
  /** Whether one that was never made is to be made now; else it is only learnt what became of it. */
  readonly again: boolean
}

/**
 * The session that an attempt asks for: the one that was made, however its answer was lost, else a new one.
 * Undefined when the provider refuses to have it, or never had it and nobody wants it any more.
 *
 * No answer, 401 and 429: the same key asks again, which cannot make a second one. A failure of the provider is
 * kept under its key for a day, so that what was made is looked for, and then a new key is taken.
 */
export async function createSession(
  app: AppContext,
  row: CheckoutRow,
  { again }: Effort,
): Promise<RemoteSession | undefined> {
  const known = row.keyTurn > 0 ? await findMade(app, row) : undefined
  if (known) return known
  try {
    return await ask(app, row)
  } catch (error) {
    // Answered with an error, it may have been made all the same: look for it before giving it up.
    if (!isProviderError(error) || error.statusCode === undefined) throw error
    const made = await findMade(app, row)
    if (made) return made
    if (!isRefusal(error) && !isKeptFailure(error)) throw error
    if (!again) return undefined
    const next = isRefusal(error) ? await renewCatalogue(app, row, error) : await renewKey(app.db, row)
    if (!next) return isRefusal(error) ? undefined : retold(app, row, error)
    return askAgain(app, next)
  }
}

/** Once more, and then it is for the next call. */
async function askAgain(app: AppContext, row: CheckoutRow): Promise<RemoteSession | undefined> {
  try {
    return await ask(app, row)
  } catch (error) {
    if (isKeptFailure(error)) await renewKey(app.db, row)
    if (isRefusal(error)) return findMade(app, row)
    throw error
  }
}

/** Somebody else took the new key at the same time: theirs is the session, if it is there yet. */
async function retold(app: AppContext, row: CheckoutRow, error: unknown): Promise<RemoteSession> {
  const now = await findCheckoutById(app.db, row.id)
  if (!now?.stripeSessionId) throw error
  return stripeOf(app).checkout.sessions.retrieve(now.stripeSessionId)
}
