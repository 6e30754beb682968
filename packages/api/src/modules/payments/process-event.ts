import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import { fulfil } from './fulfil.ts'
import { rememberEvent, type StoredEvent } from './event-repository.ts'
import { stripeIdOf } from './stripe.ts'
import { renewCard } from './save-card.ts'
import { recordDispute } from './record-dispute.ts'
import { attemptMetadata, fulfilIntent } from './fulfil-attempt.ts'
import { recordRefunds } from './record-refunds.ts'

/** The object of an event. Only ids are used; its current state is read from the provider. */
interface Subject {
  readonly id?: string
  readonly payment_intent?: string | { readonly id: string } | null
  readonly metadata?: Readonly<Record<string, string>> | null
}

type Effect = (app: AppContext, subject: Subject, event: StoredEvent) => Promise<unknown> | undefined

const checkout: Effect = (app, { id }, event) => (id ? fulfil(app, id, event) : undefined)

const refund: Effect = (app, { payment_intent: intent }, event) => {
  const id = stripeIdOf(intent)
  return id ? recordRefunds(app, id, event) : undefined
}

const dispute: Effect = (app, { id }, event) => (id ? recordDispute(app, id, event) : undefined)

/** Payments of hosted pages are told by their sessions; those to saved cards name the try that made them. */
const charge: Effect = (app, { id, metadata }, event) =>
  id && metadata?.[attemptMetadata] ? fulfilIntent(app, id, event) : undefined

const card: Effect = (app, { id }, event) => (id ? renewCard(app, id, event) : undefined)

/** The events that have an effect. deploy/README.md lists them for the provider's dashboard. */
const effects = {
  'checkout.session.completed': checkout,
  'checkout.session.async_payment_succeeded': checkout,
  'checkout.session.async_payment_failed': checkout,
  'payment_intent.succeeded': charge,
  'payment_intent.payment_failed': charge,
  'payment_intent.canceled': charge,
  'payment_method.automatically_updated': card,
  'refund.created': refund,
  'refund.updated': refund,
  'refund.failed': refund,
  'charge.refunded': refund,
  'charge.dispute.created': dispute,
  'charge.dispute.updated': dispute,
  'charge.dispute.closed': dispute,
  'charge.dispute.funds_withdrawn': dispute,
  'charge.dispute.funds_reinstated': dispute,
} as const satisfies Partial<Record<Stripe.Event['type'], Effect>>

export const handledEvents: readonly string[] = Object.keys(effects)

/** Applies the effect of an event. One that was processed before, or has no effect, is only stored. */
export async function processEvent(app: AppContext, event: Stripe.Event): Promise<void> {
  const subject = event.data.object as Subject
  const isSession = event.type.startsWith('checkout.session.')
  // Store only the facts that were used: the provider keeps the rest, which is personal data.
  const stored: StoredEvent = {
    id: event.id,
    type: event.type,
    stripeSessionId: isSession ? (subject.id ?? null) : null,
    payload: { object: subject.id, created: event.created },
  }
  const effect = Object.hasOwn(effects, event.type)
    ? (effects as Record<string, Effect>)[event.type]!(app, subject, stored)
    : undefined
  if (effect) await effect
  else await app.db.transaction((tx) => rememberEvent(tx, stored, app.clock.now()))
}
