import type { Payments } from '../context.ts'
import type { Session } from '../objects/types.ts'
import { mergeMetadata } from '../objects/fields.ts'
import { customerDetails } from './payer.ts'
import type { GivenSession } from './session-params.ts'

interface Totals {
  expires: number
  /** Null when the session only saves a card. */
  total: number | null
  currency: string | null
}

/** Returns an open session with every field of the API. */
export function blankSession(
  payments: Payments,
  id: string,
  given: Partial<GivenSession>,
  totals: Totals,
): Session {
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: given.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: totals.total,
    amount_total: totals.total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: payments.clock.seconds(),
    currency: totals.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: given.customer ?? null,
    customer_account: null,
    customer_creation: given.customer === undefined ? (given.customer_creation ?? 'if_required') : null,
    customer_details:
      given.customer_email === undefined
        ? null
        : customerDetails({ email: given.customer_email, name: null }),
    customer_email: given.customer_email ?? null,
    discounts: null,
    expires_at: totals.expires,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: given.locale ?? null,
    managed_payments: null,
    metadata: mergeMetadata({}, given.metadata),
    mode: given.mode ?? 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: given.mode === 'setup' ? 'no_payment_required' : 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: given.submit_type ?? null,
    subscription: null,
    success_url: given.success_url ?? '',
    total_details: totals.total === null ? null : { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${payments.origin}/pay/${id}`,
    wallet_options: null,
  }
}
