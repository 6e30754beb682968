import {
  currencyParam,
  email,
  flag,
  ignored,
  integer,
  listOf,
  metadata,
  oneOf,
  type Read,
  required,
  shape,
  textParam,
  textOfParam,
  webAddress,
} from '../wire/params.ts'
import { lineItemsParam } from './line-items.ts'
import { checkoutLocales } from './locales.ts'

const intentData = shape({
  metadata,
  description: textOfParam(1000),
  receipt_email: email,
  statement_descriptor: textOfParam(22),
  statement_descriptor_suffix: textOfParam(22),
  setup_future_usage: oneOf('off_session', 'on_session'),
  capture_method: oneOf('automatic', 'automatic_async'),
})

/** The parameters of a new session that these services use or can safely ignore. */
export const sessionParams = {
  mode: required(oneOf('payment', 'setup')),
  line_items: lineItemsParam,
  success_url: required(webAddress),
  cancel_url: webAddress,
  client_reference_id: textOfParam(200),
  currency: currencyParam,
  customer: textParam,
  customer_email: email,
  customer_creation: oneOf('always', 'if_required'),
  expires_at: integer,
  locale: oneOf(...checkoutLocales),
  metadata,
  payment_intent_data: intentData,
  setup_intent_data: shape({ metadata, description: textOfParam(1000) }),
  allowed_payment_method_types: listOf(required(oneOf('card'))),
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

export type GivenSession = { [K in keyof typeof sessionParams]: Read<(typeof sessionParams)[K]> }
