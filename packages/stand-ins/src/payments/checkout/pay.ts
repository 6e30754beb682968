import type Stripe from 'stripe'
import type { Payments } from '../context.ts'
import type { Charge, PaymentIntent, Session } from '../objects/types.ts'
import { createCustomer } from '../resources/customers.ts'
import { changes } from '../objects/fields.ts'
import { askAuthentication } from './authentication.ts'
import type { TestCard } from '../objects/cards.ts'
import { insertPaymentMethod, type CardExpiry } from './payment-method.ts'
import { buildCharge } from './charge.ts'
import { intentOf } from './intent.ts'
import { customerDetails, type Payer } from './payer.ts'

export type PayResult = 'complete' | 'declined' | 'not-open' | 'authenticate'

/** The outcome of the bank's question to the payer. Undefined when none was asked. */
export type Proof = 'passed' | 'failed' | undefined

/** As at Stripe, a dispute opens shortly after the payment and not at the same moment. */
export const disputeSeconds = 1

interface Entered {
  card: TestCard
  expiry: CardExpiry
  payer: Payer
  proof?: Proof
}

/** Pays an open session with a test card. A second attempt on a completed session changes nothing. */
export function paySession(
  payments: Payments,
  sessionId: string,
  { card, expiry, payer, proof }: Entered,
): PayResult {
  const session = payments.store.find('checkout.session', sessionId)
  if (session === undefined || session.status !== 'open') return 'not-open'
  const intent = intentOf(payments, session, payer)
  if (card.authentication !== undefined && proof === undefined) {
    askAuthentication(payments, session, intent)
    return 'authenticate'
  }
  const tried: TestCard =
    proof === 'failed'
      ? { ...card, kind: 'decline', code: 'authentication_required', reason: 'unauthenticated' }
      : card
  const charge = buildCharge(payments, intent, tried, payer)
  if (tried.kind === 'decline') {
    decline(payments, session, intent, charge)
    return 'declined'
  }
  complete(payments, { session, intent, charge, payer, card: tried, expiry })
  return 'complete'
}

function decline({ store, emit }: Payments, session: Session, intent: PaymentIntent, charge: Charge) {
  store.insert<Charge>(charge)
  const failed = store.update<PaymentIntent>({
    ...intent,
    latest_charge: charge.id,
    last_payment_error: errorOf(charge),
    next_action: null,
    status: 'requires_payment_method',
  })
  store.update<Session>({ ...session, payment_intent: intent.id })
  emit('charge.failed', charge)
  emit('payment_intent.payment_failed', failed)
}

const errorOf = (charge: Charge): Stripe.PaymentIntent.LastPaymentError => ({
  charge: charge.id,
  code: 'card_declined',
  decline_code: charge.failure_code ?? 'generic_decline',
  message: charge.failure_message ?? '',
  type: 'card_error',
})

interface Completion {
  session: Session
  intent: PaymentIntent
  charge: Charge
  payer: Payer
  card: TestCard
  expiry: CardExpiry
}

function complete(payments: Payments, { session, intent, charge, payer, card, expiry }: Completion) {
  const { store, clock, emit } = payments
  const slow = card.kind !== 'pay'
  const customer =
    session.customer ??
    (session.customer_creation === 'always'
      ? createCustomer(payments, { email: payer.email, name: payer.name ?? undefined }).id
      : null)
  const disputed = card.dispute !== undefined || payments.faults.strike(['dispute'], {}) !== undefined
  store.insert<Charge>(
    { ...charge, customer },
    {
      hidden: { dispute: disputed ? (card.dispute ?? 'fraudulent') : undefined, refund: card.refund },
      due: disputed ? clock.seconds() + disputeSeconds : null,
    },
  )
  insertPaymentMethod(payments, {
    id: charge.payment_method!,
    card,
    payer,
    expiry,
    customer: intent.setup_future_usage === null ? null : customer,
  })
  const settled = store.update<PaymentIntent>(
    {
      ...intent,
      customer,
      latest_charge: charge.id,
      last_payment_error: null,
      next_action: null,
      payment_method: charge.payment_method,
      amount_received: slow ? 0 : intent.amount,
      status: slow ? 'processing' : 'succeeded',
    },
    slow
      ? { due: clock.seconds() + (card.delaySeconds ?? 0), hidden: { fails: card.kind === 'slow-failure' } }
      : {},
  )
  const paid = store.update<Session>(
    {
      ...session,
      customer,
      customer_details: customerDetails(payer),
      payment_intent: intent.id,
      payment_status: slow ? 'unpaid' : 'paid',
      status: 'complete',
      url: null,
    },
    { due: null },
  )
  if (slow) {
    emit('charge.pending', store.find('charge', charge.id)!)
    emit('payment_intent.processing', settled)
  } else {
    emit('charge.succeeded', store.find('charge', charge.id)!)
    emit('payment_intent.succeeded', settled, changes(intent, settled))
  }
  emit('checkout.session.completed', paid)
}
