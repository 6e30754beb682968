import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { fulfil } from './fulfil.ts'
import { rememberEvent, type StoredEvent } from './repository.ts'
import { stripeOf } from './stripe.ts'

const toleranceSeconds = 300

const telling = new Set<string>([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
])

function readEvent(app: AppContext, rawBody: Buffer | null, signature: string | undefined): Stripe.Event {
  if (!rawBody || !signature) throw new AppError('webhook_signature')
  const secret = app.config.STRIPE_WEBHOOK_SECRET
  const at = app.clock.now().getTime()
  try {
    return stripeOf(app).webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds, undefined, at)
  } catch (error) {
    throw new AppError('webhook_signature', { cause: error })
  }
}

/**
 * One event of the provider. Its id is stored with its effect, so a repetition is accepted and does nothing, and
 * a failure of ours is answered 500 and comes again. RULES.md §6.
 * @throws AppError webhook_signature for anything not signed over its raw bytes within 300 s
 */
export async function receiveEvent(
  app: AppContext,
  rawBody: Buffer | null,
  signature: string | undefined,
): Promise<void> {
  const event = readEvent(app, rawBody, signature)
  const { object } = event.data as { object: { id?: string; object?: string } }
  const stripeSessionId = object.object === 'checkout.session' ? (object.id ?? null) : null
  // Only what was decided upon is kept: the provider has the rest, and it is somebody's personal data.
  const stored: StoredEvent = {
    id: event.id,
    type: event.type,
    stripeSessionId,
    payload: { object: object.id, created: event.created },
  }
  if (stripeSessionId && telling.has(event.type)) await fulfil(app, stripeSessionId, stored)
  else await app.db.transaction((tx) => rememberEvent(tx, stored, app.clock.now()))
}
