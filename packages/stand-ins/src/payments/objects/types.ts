import type Stripe from 'stripe'
import type { IdKind } from './ids.ts'

/** The fields of every object in the API. `created` is in seconds. */
export interface StripeObject {
  id: string
  object: IdKind
  created: number
}

export type Metadata = Record<string, string>

// Every object extends the SDK's own type, so that no key which the real service always sends can be missing.
export interface Product extends Stripe.Product {
  metadata: Metadata
}

export interface Price extends Omit<Stripe.Price, 'unit_amount_decimal'> {
  // The API sends a text, which the SDK turns into a number.
  unit_amount_decimal: string
  metadata: Metadata
  product: string
  unit_amount: number
}

export interface Customer extends Stripe.Customer {
  metadata: Metadata
}

export interface LineItem extends Omit<Stripe.LineItem, 'price'> {
  price: Price
  quantity: number
}

/** A session has no amount and no currency while it only saves a card. */
export interface Session extends Stripe.Checkout.Session {
  metadata: Metadata
  customer: string | null
  payment_intent: string | null
  setup_intent: string | null
  status: Stripe.Checkout.Session.Status
  success_url: string
}

export interface PaymentIntent extends Stripe.PaymentIntent {
  metadata: Metadata
  customer: string | null
  latest_charge: string | null
}

export interface Charge extends Stripe.Charge {
  metadata: Metadata
  customer: string | null
  payment_intent: string
  payment_method_details: Stripe.Charge.PaymentMethodDetails
}

export interface PaymentMethod extends Stripe.PaymentMethod {
  metadata: Metadata
  customer: string | null
  card: Stripe.PaymentMethod.Card
}

export interface SetupIntent extends Stripe.SetupIntent {
  metadata: Metadata
  customer: string | null
  payment_method: string | null
}

export interface Refund extends Stripe.Refund {
  metadata: Metadata
  charge: string
  payment_intent: string
  status: 'succeeded' | 'pending' | 'requires_action' | 'failed' | 'canceled'
}

export interface Dispute extends Stripe.Dispute {
  metadata: Metadata
  charge: string
  payment_intent: string
}

/**
 * The SDK has one type for each of hundreds of event names; here the name can be any of those that are sent.
 */
export interface StripeEvent extends Omit<Stripe.Event, 'type' | 'data'> {
  object: 'event'
  id: string
  created: number
  type: Stripe.Event['type']
  data: { object: StripeObject; previous_attributes?: object }
}

export interface WebhookEndpoint extends Stripe.WebhookEndpoint {
  metadata: Metadata
  status: 'enabled' | 'disabled'
}

/** The type of an object by its kind. */
export interface Kinds {
  product: Product
  price: Price
  customer: Customer
  'checkout.session': Session
  payment_intent: PaymentIntent
  charge: Charge
  payment_method: PaymentMethod
  setup_intent: SetupIntent
  refund: Refund
  dispute: Dispute
  event: StripeEvent
  webhook_endpoint: WebhookEndpoint
}
