import type Stripe from 'stripe'
import type { DisputeKind } from '../objects/cards.ts'
import type { Payments } from '../context.ts'
import { newId } from '../objects/ids.ts'
import type { Charge, Dispute } from '../objects/types.ts'
import { changes } from '../objects/fields.ts'
import { movement } from './movement.ts'

const ANSWER_SECONDS = 7 * 86_400

/** Opens the dispute that belongs to a charge's card. It takes the money at once, except for an inquiry. */
export function openDispute(payments: Payments, charge: Charge) {
  const { store, clock, emit } = payments
  const { dispute: kind } = store.hidden<{ dispute?: DisputeKind }>(charge.id)
  if (kind === undefined || charge.disputed) return
  const inquiry = kind === 'inquiry'
  const dispute = store.insert<Dispute>({
    ...blankDispute(newId('dispute'), clock.seconds()),
    amount: charge.amount,
    balance_transactions: inquiry ? [] : [movement(payments, charge, -charge.amount)],
    charge: charge.id,
    currency: charge.currency,
    is_charge_refundable: inquiry,
    payment_intent: charge.payment_intent,
    reason: inquiry ? 'fraudulent' : kind,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  })
  const disputed = store.update<Charge>({ ...charge, disputed: true }, { due: null })
  emit('charge.updated', disputed, changes(charge, disputed))
  emit('charge.dispute.created', dispute)
  if (!inquiry) emit('charge.dispute.funds_withdrawn', dispute)
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

const blankDispute = (id: string, created: number): Dispute => ({
  id,
  object: 'dispute',
  amount: 0,
  balance_transactions: [],
  charge: '',
  created,
  currency: '',
  enhanced_eligibility_types: [],
  evidence: noEvidence,
  evidence_details: {
    due_by: created + ANSWER_SECONDS,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'not_submitted',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  network_reason_code: '10.4',
  payment_intent: '',
  payment_method_details: {
    card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
    type: 'card',
  },
  reason: 'fraudulent',
  status: 'needs_response',
})
