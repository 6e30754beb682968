import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { hearEvent } from './hear-event.ts'
import { stripeOf } from './stripe.ts'

const toleranceSeconds = 300

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
export const receiveEvent = async (
  app: AppContext,
  rawBody: Buffer | null,
  signature: string | undefined,
): Promise<void> => hearEvent(app, readEvent(app, rawBody, signature))
