import type { Payments } from '../context.ts'
import { newId } from '../objects/ids.ts'
import type { LineItem, Metadata, Session } from '../objects/types.ts'
import { mergeMetadata } from '../objects/fields.ts'
import { leastOf, MOST, written } from '../wire/currencies.ts'
import { noSuchParam, StripeError } from '../wire/errors.ts'
import { blankSession } from './blank-session.ts'
import { buildLineItems } from './line-items.ts'
import type { GivenSession } from './session-params.ts'

const MINIMUM_SECONDS = 30 * 60
const MAXIMUM_SECONDS = 24 * 3600

/** The data of a session that is not visible until it is paid. */
export interface SessionAside {
  lineItems: LineItem[]
  intent: {
    metadata: Metadata
    description: string | null
    receipt_email: string | null
    descriptor: string | null
    futureUsage: 'off_session' | 'on_session' | null
  }
}

/** Opens a session whose hosted page accepts the payment until `expires_at`. */
export function createSession(payments: Payments, given: GivenSession): Session {
  const { store, clock, behindSeconds } = payments
  if (given.customer !== undefined && !store.find('customer', given.customer)) {
    throw noSuchParam('customer', given.customer, 'customer')
  }
  if (given.customer !== undefined && given.customer_email !== undefined) {
    throw new StripeError('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer',
    })
  }
  const expires = sessionExpiry(given.expires_at, clock.seconds(), behindSeconds)
  const lineItems = buildLineItems(payments, given.line_items)
  const total = lineItems.reduce((sum, item) => sum + item.amount_total, 0)
  requirePayable(total, lineItems[0]!.currency)
  const id = newId('checkout.session')
  const session = blankSession(payments, id, given, { expires, total, currency: lineItems[0]!.currency })
  const data = given.payment_intent_data
  const aside: SessionAside = {
    lineItems,
    intent: {
      metadata: mergeMetadata({}, data?.metadata),
      description: data?.description ?? null,
      receipt_email: data?.receipt_email ?? null,
      descriptor: data?.statement_descriptor ?? null,
      futureUsage: data?.setup_future_usage ?? null,
    },
  }
  store.insert(session, { hidden: aside, due: expires })
  return session
}

/** Checks the bounds of a payment: like Stripe, at least half a dollar and at most eight digits. */
function requirePayable(total: number, currency: string) {
  const refusal = (code: string, bound: string) =>
    new StripeError(`The Checkout Session's total amount due must add up to ${bound}`, { code })
  if (total < leastOf(currency))
    throw refusal('amount_too_small', `at least ${written(leastOf(currency), currency)}`)
  if (total > MOST) throw refusal('amount_too_large', `no more than ${written(MOST, currency)}`)
}

/** Returns when a new session expires, in seconds. */
export function sessionExpiry(given: number | undefined, now: number, behindSeconds: number) {
  const expires = given ?? now + MAXIMUM_SECONDS
  const refusal = (bound: string) =>
    new StripeError(`The \`expires_at\` timestamp must be ${bound} from Checkout Session creation.`, {
      param: 'expires_at',
    })
  if (expires < now + MINIMUM_SECONDS - behindSeconds) throw refusal('at least 30 minutes')
  if (expires > now + MAXIMUM_SECONDS) throw refusal('less than 24 hours')
  return expires
}
