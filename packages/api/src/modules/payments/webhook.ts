import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { processEvent } from './process-event.ts'
import { stripeOf } from './stripe.ts'

const toleranceSeconds = 300

function readEvent(app: AppContext, rawBody: Buffer | null, signature: string | undefined): Stripe.Event {
  const secret = app.config.STRIPE_WEBHOOK_SECRET
  const at = app.clock.now().getTime()
  try {
    const { webhooks } = stripeOf(app)
    // An empty body or signature is refused like a wrong one.
    return webhooks.constructEvent(rawBody ?? '', signature ?? '', secret, toleranceSeconds, undefined, at)
  } catch (error) {
    throw new AppError('webhook_signature', { cause: error })
  }
}

/**
 * Processes one event of the provider. Its id is stored together with its effect, so a repeated event is
 * accepted and does nothing. When processing fails the response is 500 and the provider sends the event again
 * (RULES.md §6.57).
 * @throws AppError webhook_signature when the raw body was not signed within the last 300 s
 */
export const receiveEvent = async (
  app: AppContext,
  rawBody: Buffer | null,
  signature: string | undefined,
): Promise<void> => processEvent(app, readEvent(app, rawBody, signature))
