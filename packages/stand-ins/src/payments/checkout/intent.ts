import type { Payments } from '../context.ts'
import { newId } from '../objects/ids.ts'
import type { PaymentIntent, Session } from '../objects/types.ts'
import type { Payer } from './payer.ts'
import type { SessionAside } from './session.ts'

/**
 * Returns the session's intent, which is created with the first attempt to pay and reused by every later one.
 */
export function intentOf(payments: Payments, session: Session, payer: Payer): PaymentIntent {
  const { store, emit } = payments
  if (session.payment_intent !== null) return store.find('payment_intent', session.payment_intent)!
  const { intent: given } = store.hidden<SessionAside>(session.id)
  const intent = store.insert<PaymentIntent>({
    ...blankIntent(newId('payment_intent'), payments.clock.seconds()),
    amount: session.amount_total!,
    currency: session.currency!,
    customer: session.customer,
    description: given.description,
    metadata: given.metadata,
    receipt_email: given.receipt_email ?? payer.email,
    setup_future_usage: given.futureUsage,
    statement_descriptor: given.descriptor,
  })
  emit('payment_intent.created', intent)
  return intent
}

/** Returns an unpaid card intent with every field of the API. Amount and currency have to be set. */
export function blankIntent(id: string, created: number): PaymentIntent {
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: 0,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('item').slice(3)}`,
    confirmation_method: 'automatic',
    created,
    currency: '',
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}
