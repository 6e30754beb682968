import type { Payments } from '../context.ts'
import { blankSession } from './blank-session.ts'
import { customerDetails, type Payer } from './payer.ts'
import type { PayResult, Proof } from './pay.ts'
import { sessionExpiry, type SessionAside } from './session.ts'
import type { GivenSession } from './session-params.ts'
import type { TestCard } from '../objects/cards.ts'
import { changes, mergeMetadata } from '../objects/fields.ts'
import { newId } from '../objects/ids.ts'
import type { Session, SetupIntent } from '../objects/types.ts'
import { StripeError } from '../wire/errors.ts'
import { insertPaymentMethod, type CardExpiry } from './payment-method.ts'

/** Opens a session whose hosted page saves a card and charges nothing. */
export function createSetupSession(payments: Payments, given: GivenSession): Session {
  const { store, clock, emit, behindSeconds } = payments
  for (const param of ['line_items', 'payment_intent_data'] as const)
    if (given[param] !== undefined)
      throw new StripeError(`You can not pass \`${param}\` in \`setup\` mode.`, { param })
  if (given.customer === undefined)
    throw new StripeError('A customer is needed to save a card here.', { param: 'customer' })
  const intent = store.insert<SetupIntent>({
    ...blankSetupIntent(newId('setup_intent'), clock.seconds()),
    customer: given.customer,
    description: given.setup_intent_data?.description ?? null,
    metadata: mergeMetadata({}, given.setup_intent_data?.metadata),
  })
  emit('setup_intent.created', intent)
  const expires = sessionExpiry(given.expires_at, clock.seconds(), behindSeconds)
  const totals = { expires, total: null, currency: null }
  const session = {
    ...blankSession(payments, newId('checkout.session'), given, totals),
    setup_intent: intent.id,
  }
  const aside: SessionAside = {
    lineItems: [],
    intent: { metadata: {}, description: null, receipt_email: null, descriptor: null, futureUsage: null },
  }
  store.insert<Session>(session, { hidden: aside, due: expires })
  return session
}

interface Saving {
  session: Session
  card: TestCard
  payer: Payer
  expiry: CardExpiry
  proof: Proof
}

/** Saves a card through an open session in `setup` mode. */
export function saveCard(payments: Payments, { session, card, payer, expiry, proof }: Saving): PayResult {
  const { store, emit } = payments
  const intent = store.find('setup_intent', session.setup_intent!)!
  if (card.authentication !== undefined && proof === undefined) {
    const waiting = store.update<SetupIntent>({ ...intent, status: 'requires_action' })
    emit('setup_intent.requires_action', waiting)
    return 'authenticate'
  }
  if (card.kind === 'decline' || proof === 'failed') {
    const failed = store.update<SetupIntent>({ ...intent, status: 'requires_payment_method' })
    emit('setup_intent.setup_failed', failed)
    return 'declined'
  }
  const method = insertPaymentMethod(payments, { card, payer, expiry, customer: session.customer })
  const done = store.update<SetupIntent>({
    ...intent,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  })
  emit('setup_intent.succeeded', done, changes(intent, done))
  const completed = store.update<Session>(
    { ...session, customer_details: customerDetails(payer), status: 'complete', url: null },
    { due: null },
  )
  emit('checkout.session.completed', completed)
  return 'complete'
}

const blankSetupIntent = (id: string, created: number): SetupIntent => ({
  id,
  object: 'setup_intent',
  allowed_payment_method_types: null,
  application: null,
  automatic_payment_methods: null,
  cancellation_reason: null,
  client_secret: `${id}_secret_${newId('item').slice(3)}`,
  created,
  customer: null,
  description: null,
  excluded_payment_method_types: null,
  flow_directions: null,
  last_setup_error: null,
  latest_attempt: null,
  livemode: false,
  mandate: null,
  metadata: {},
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  single_use_mandate: null,
  status: 'requires_payment_method',
  usage: 'off_session',
})
