import type Stripe from 'stripe'
import type { Payments } from '../context.ts'
import { newId } from '../objects/ids.ts'
import type { Charge, PaymentIntent } from '../objects/types.ts'
import type { TestCard } from '../objects/cards.ts'
import type { Payer } from './payer.ts'

const refusals = {
  declined: 'Your card was declined.',
  insufficientFunds: 'Your card has insufficient funds.',
  expiredCard: 'Your card has expired.',
  unauthenticated:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const

/** Builds the charge of an attempt with a test card: succeeded, pending or failed. It is not stored yet. */
export function buildCharge(
  payments: Payments,
  intent: PaymentIntent,
  card: TestCard,
  payer: Payer,
  created?: number,
): Charge {
  const id = newId('charge')
  const status = card.kind === 'pay' ? 'succeeded' : card.kind === 'decline' ? 'failed' : 'pending'
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: status === 'succeeded' ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: status === 'succeeded' ? newId('balance_transaction') : null,
    billing_details: { address: null, email: payer.email, name: payer.name, phone: null, tax_id: null },
    calculated_statement_descriptor: 'METROLIBRE',
    captured: status !== 'failed',
    created: created ?? payments.clock.seconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    ...failureOf(card),
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(card),
    paid: status === 'succeeded',
    payment_intent: intent.id,
    payment_method: newId('payment_method'),
    payment_method_details: { card: cardDetails(card), type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: status === 'failed' ? null : `${payments.origin}/pay/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  }
}

const failureOf = (card: TestCard) =>
  card.kind === 'decline'
    ? {
        failure_balance_transaction: null,
        failure_code: card.code ?? 'card_declined',
        failure_message: refusals[card.reason ?? 'declined'],
      }
    : { failure_balance_transaction: null, failure_code: null, failure_message: null }

const outcomeOf = (card: TestCard): Stripe.Charge.Outcome => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: card.kind === 'decline' ? 'declined_by_network' : 'approved_by_network',
  reason: card.kind === 'decline' ? (card.code ?? 'generic_decline') : null,
  risk_level: 'normal',
  seller_message:
    card.kind === 'decline'
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
  type: card.kind === 'decline' ? 'issuer_declined' : 'authorized',
})

const cardDetails = (card: TestCard): Stripe.Charge.PaymentMethodDetails.Card => ({
  amount_authorized: null,
  authorization_code: null,
  brand: 'visa',
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'CL',
  electronic_commerce_indicator: null,
  exp_month: 12,
  exp_year: 2034,
  funding: 'credit',
  installments: null,
  last4: card.number.slice(-4),
  mandate: null,
  network: 'visa',
  network_token: null,
  network_transaction_id: null,
  regulated_status: 'unregulated',
  transaction_link_id: null,
  three_d_secure: card.authentication === undefined ? null : threeDSecure,
  wallet: null,
})

const threeDSecure: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
}
