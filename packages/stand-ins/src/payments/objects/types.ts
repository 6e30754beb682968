import type { Kind } from './ids.ts'

/** What every object on the wire has. `created` is in seconds. */
export interface StripeObject {
  id: string
  object: Kind
  created: number
  [field: string]: unknown
}

export type Metadata = Record<string, string>

export interface Product extends StripeObject {
  object: 'product'
  active: boolean
  name: string
  description: string | null
  images: string[]
  metadata: Metadata
}

export interface Price extends StripeObject {
  object: 'price'
  active: boolean
  currency: string
  product: string
  unit_amount: number
  metadata: Metadata
}

export interface Customer extends StripeObject {
  object: 'customer'
  email: string | null
  name: string | null
  metadata: Metadata
}

export interface LineItem {
  id: string
  object: 'item'
  amount_total: number
  currency: string
  description: string
  price: Price
  quantity: number
  [field: string]: unknown
}

export interface Session extends StripeObject {
  object: 'checkout.session'
  amount_total: number
  currency: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  customer: string | null
  customer_email: string | null
  expires_at: number
  success_url: string
  cancel_url: string | null
  locale: string | null
  metadata: Metadata
}

export interface PaymentIntent extends StripeObject {
  object: 'payment_intent'
  amount: number
  currency: string
  customer: string | null
  latest_charge: string | null
  metadata: Metadata
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled'
}

export interface Charge extends StripeObject {
  object: 'charge'
  amount: number
  amount_refunded: number
  currency: string
  customer: string | null
  billing_details: { name: string | null; email: string | null; [field: string]: unknown }
  payment_intent: string
  paid: boolean
  refunded: boolean
  status: 'succeeded' | 'pending' | 'failed'
  metadata: Metadata
}

export interface Refund extends StripeObject {
  object: 'refund'
  amount: number
  charge: string
  currency: string
  payment_intent: string
  status: 'succeeded' | 'pending' | 'failed'
  metadata: Metadata
}

export interface StripeEvent extends StripeObject {
  object: 'event'
  type: string
  data: { object: StripeObject; previous_attributes?: object }
}

export interface WebhookEndpoint extends StripeObject {
  object: 'webhook_endpoint'
  url: string
  enabled_events: string[]
  status: 'enabled' | 'disabled'
  metadata: Metadata
}

/** The type of an object by its kind. */
export interface Kinds {
  product: Product
  price: Price
  customer: Customer
  'checkout.session': Session
  payment_intent: PaymentIntent
  charge: Charge
  refund: Refund
  event: StripeEvent
  webhook_endpoint: WebhookEndpoint
}
