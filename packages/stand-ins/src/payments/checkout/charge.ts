import type { Payments } from '../context.ts'
import { newId } from '../objects/ids.ts'
import type { Charge, PaymentIntent } from '../objects/types.ts'
import type { TestCard } from './cards.ts'
import type { Payer } from './pay.ts'

const refusals = {
  declined: 'Your card was declined.',
  insufficientFunds: 'Your card has insufficient funds.',
  expiredCard: 'Your card has expired.',
} as const

/** The charge that an attempt with a test card makes: succeeded, pending or failed. Not stored yet. */
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
    description: intent['description'],
    disputed: false,
    ...failureOf(card),
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      network_status: status === 'failed' ? 'declined_by_network' : 'approved_by_network',
      type: 'authorized',
    },
    paid: status === 'succeeded',
    payment_intent: intent.id,
    payment_method: newId('payment_method'),
    payment_method_details: { card: cardDetails(card), type: 'card' },
    receipt_email: intent['receipt_email'],
    receipt_number: null,
    receipt_url: status === 'failed' ? null : `${payments.origin}/pay/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent['statement_descriptor'],
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

const cardDetails = (card: TestCard) => ({
  brand: 'visa',
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'CL',
  exp_month: 12,
  exp_year: 2034,
  funding: 'credit',
  installments: null,
  last4: card.number.slice(-4),
  network: 'visa',
  three_d_secure: null,
  wallet: null,
})
