import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { retryDeadlock } from '../../platform/db/retry-deadlock.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import {
  changeCardFacts,
  endLivingConsent,
  endUnusedConsent,
  findConsent,
  findWaitingSetups,
  writeSavedCard,
  type CardFacts,
} from '../saved-cards/consent-repository.ts'
import { rememberEvent, type StoredEvent } from './event-repository.ts'
import type { RemoteSession } from './made-sessions.ts'
import { stripeIdOf, stripeOf } from './stripe.ts'

/** The metadata key that holds our consent's id in a session that only saves a card. */
export const consentMetadata = 'consent'

/** A card that the provider has saved. */
export interface SavedAtProvider extends CardFacts {
  readonly customerId: string
  readonly paymentMethodId: string
}

const factsOf = ({ card }: Pick<Stripe.PaymentMethod, 'card'>): CardFacts => ({
  brand: card?.brand ?? null,
  last4: card?.last4 ?? null,
  expiryMonth: card?.exp_month ?? null,
  expiryYear: card?.exp_year ?? null,
})

/** Reads a card at the provider. Undefined when it is not saved there, so that it can't be charged again. */
export async function readSavedCard(
  app: AppContext,
  method: string | { readonly id: string } | null,
): Promise<SavedAtProvider | undefined> {
  const id = stripeIdOf(method)
  if (!id) return undefined
  const read = await stripeOf(app).paymentMethods.retrieve(id)
  const customerId = stripeIdOf(read.customer)
  return customerId ? { ...factsOf(read), customerId, paymentMethodId: id } : undefined
}

/**
 * Lets the months of a booking be charged to a card that was saved with a consent, instead of the card before. The
 * reservation must be locked.
 */
export async function keepCard(
  tx: Transaction,
  consentId: string,
  { card, at }: { readonly card: SavedAtProvider; readonly at: Date },
): Promise<void> {
  const consent = (await findConsent(tx, consentId))!
  if (consent.savedAt || consent.endedAt) return
  await endLivingConsent(tx, consent.reservationId, 'replaced', at)
  await writeSavedCard(tx, consentId, card, at)
}

/** Applies the effect of a session that only saves a card. Further calls change nothing. */
export async function fulfilSetup(
  app: AppContext,
  session: RemoteSession,
  event?: StoredEvent,
): Promise<void> {
  // Stryker disable next-line OptionalChaining: a session without metadata has an empty one
  const consent = await findConsent(app.db, session.metadata?.[consentMetadata] ?? '')
  const at = app.clock.now()
  const intent = stripeIdOf(session.setup_intent)
  const card =
    consent && intent && session.status === 'complete'
      ? await readSavedCard(app, (await stripeOf(app).setupIntents.retrieve(intent)).payment_method)
      : undefined
  await retryDeadlock(() =>
    app.db.transaction(async (tx) => {
      if (event && !(await rememberEvent(tx, event, at))) return
      if (!consent) return app.logger.error({ session: session.id }, 'saved card of no consent')
      await lockReservation(tx, consent.reservationId)
      if (card) await keepCard(tx, consent.id, { card, at })
      else if (session.status === 'expired') await endUnusedConsent(tx, consent.id, at)
    }),
  )
}

const quietMs = 15_000

/** Reads the sessions that save a card and of which nothing was heard. */
export async function reconcileSetups(app: AppContext): Promise<void> {
  const waiting = await findWaitingSetups(app.db, new Date(app.clock.now().getTime() - quietMs))
  for (const { id, setupSessionId } of waiting)
    await stripeOf(app)
      .checkout.sessions.retrieve(setupSessionId!)
      .then((session) => fulfilSetup(app, session))
      .catch((err: unknown) => app.logger.warn({ err, consent: id }, 'saved card could not be read'))
}

/** Writes what the bank changed about a saved card: its number, or until when it is valid. */
export async function renewCard(app: AppContext, id: string, event: StoredEvent): Promise<void> {
  const facts = factsOf(await stripeOf(app).paymentMethods.retrieve(id))
  await app.db.transaction(async (tx) => {
    if (await rememberEvent(tx, event, app.clock.now())) await changeCardFacts(tx, id, facts)
  })
}
