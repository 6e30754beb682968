import type { Payments } from '../context.ts'
import { newId } from '../objects/ids.ts'
import type { LineItem, Metadata, Session } from '../objects/types.ts'
import { mergeMetadata } from '../resources/fields.ts'
import { noSuchParam, StripeError } from '../wire/errors.ts'
import {
  flag,
  ignored,
  integer,
  listOf,
  metadata,
  oneOf,
  type Read,
  required,
  shape,
  text,
  webAddress,
} from '../wire/params.ts'
import { buildLineItems, lineItemsParam } from './line-items.ts'

const MINIMUM_SECONDS = 30 * 60
const MAXIMUM_SECONDS = 24 * 3600

const intentData = shape({
  metadata,
  description: text,
  receipt_email: text,
  statement_descriptor: text,
  statement_descriptor_suffix: text,
  capture_method: oneOf('automatic', 'automatic_async'),
})

/** The parameters of a new session that these services act upon or may safely leave alone. */
export const sessionParams = {
  mode: required(oneOf('payment')),
  line_items: lineItemsParam,
  success_url: required(webAddress),
  cancel_url: webAddress,
  client_reference_id: text,
  currency: text,
  customer: text,
  customer_email: text,
  customer_creation: oneOf('always', 'if_required'),
  expires_at: integer,
  locale: text,
  metadata,
  payment_intent_data: intentData,
  payment_method_types: listOf(required(oneOf('card'))),
  submit_type: oneOf('auto', 'book', 'donate', 'pay'),
  ui_mode: oneOf('hosted_page'),
  allow_promotion_codes: flag,
  automatic_tax: shape({ enabled: flag }),
  billing_address_collection: ignored,
  custom_text: ignored,
  invoice_creation: shape({ enabled: flag }),
  phone_number_collection: shape({ enabled: flag }),
}

type Given = { [K in keyof typeof sessionParams]: Read<(typeof sessionParams)[K]> }

/** What a session keeps to itself until it is paid. */
export interface SessionAside {
  lineItems: LineItem[]
  intent: {
    metadata: Metadata
    description: string | null
    receipt_email: string | null
    descriptor: string | null
  }
}

/** Opens a session whose hosted page takes the payment until `expires_at`. */
export function createSession(payments: Payments, given: Given): Session {
  const { store, clock } = payments
  if (given.customer !== undefined && !store.find('customer', given.customer)) {
    throw noSuchParam('customer', given.customer, 'customer')
  }
  if (given.customer !== undefined && given.customer_email !== undefined) {
    throw new StripeError('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer',
    })
  }
  const expires = expiryOf(given.expires_at, clock.seconds())
  const lineItems = buildLineItems(payments, given.line_items)
  const total = lineItems.reduce((sum, item) => sum + item.amount_total, 0)
  if (total <= 0) {
    throw new StripeError("The Checkout Session's total amount due must add up to more than zero.", {
      code: 'amount_too_small',
      param: 'line_items',
    })
  }
  const id = newId('checkout.session')
  const session = blankSession(payments, id, given, { expires, total, currency: lineItems[0]!.currency })
  const data = given.payment_intent_data
  const aside: SessionAside = {
    lineItems,
    intent: {
      metadata: mergeMetadata({}, data?.metadata),
      description: data?.description ?? null,
      receipt_email: data?.receipt_email ?? null,
      descriptor: data?.statement_descriptor ?? null,
    },
  }
  store.insert(session, { hidden: aside, due: expires })
  return session
}

function expiryOf(given: number | undefined, now: number) {
  const expires = given ?? now + MAXIMUM_SECONDS
  const refusal = (bound: string) =>
    new StripeError(`The \`expires_at\` timestamp must be ${bound} from Checkout Session creation.`, {
      param: 'expires_at',
    })
  if (expires < now + MINIMUM_SECONDS) throw refusal('at least 30 minutes')
  if (expires > now + MAXIMUM_SECONDS) throw refusal('less than 24 hours')
  return expires
}

interface Totals {
  expires: number
  total: number
  currency: string
}

/** An open session with every field of the wire. */
export function blankSession(payments: Payments, id: string, given: Partial<Given>, totals: Totals): Session {
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: given.allow_promotion_codes ?? null,
    amount_subtotal: totals.total,
    amount_total: totals.total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    client_secret: null,
    created: payments.clock.seconds(),
    currency: totals.currency,
    custom_fields: [],
    customer: given.customer ?? null,
    customer_creation: given.customer === undefined ? (given.customer_creation ?? 'if_required') : null,
    customer_details:
      given.customer_email === undefined ? null : { email: given.customer_email, name: null, phone: null },
    customer_email: given.customer_email ?? null,
    expires_at: totals.expires,
    invoice: null,
    livemode: false,
    locale: given.locale ?? null,
    metadata: mergeMetadata({}, given.metadata),
    mode: 'payment',
    payment_intent: null,
    payment_link: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    recovered_from: null,
    setup_intent: null,
    shipping_options: [],
    status: 'open',
    submit_type: given.submit_type ?? null,
    subscription: null,
    success_url: given.success_url ?? '',
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${payments.origin}/pay/${id}`,
  }
}
