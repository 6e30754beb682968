import type { Payments } from '../context.ts'
import type { Payer } from './payer.ts'
import type { TestCard } from '../objects/cards.ts'
import { newId } from '../objects/ids.ts'
import type { PaymentMethod } from '../objects/types.ts'

/** The month and year in which a card ends. */
export interface CardExpiry {
  month: number
  year: number
}

/** What the service remembers of a saved card, besides what the API shows. */
export interface SavedCardAside {
  /** The id of its test card, which decides what happens when it is charged. */
  card?: string
}

interface NewMethod {
  id?: string
  card: TestCard
  payer: Payer
  expiry: CardExpiry
  /** The customer to whom it is saved. Null when it can't be used again. */
  customer: string | null
}

/** Stores the payment method of a card. With a customer it is saved, so that it can be charged again. */
export function insertPaymentMethod(payments: Payments, given: NewMethod): PaymentMethod {
  const { store, clock, emit } = payments
  const { id = newId('payment_method'), card, payer, expiry, customer } = given
  const method = store.insert<PaymentMethod>(
    {
      id,
      object: 'payment_method',
      allow_redisplay: 'limited',
      billing_details: { address: null, email: payer.email, name: payer.name, phone: null, tax_id: null },
      card: {
        brand: 'visa',
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        country: 'CL',
        display_brand: 'visa',
        exp_month: expiry.month,
        exp_year: expiry.year,
        funding: 'credit',
        generated_from: null,
        last4: card.number.slice(-4),
        networks: { available: ['visa'], preferred: null },
        regulated_status: 'unregulated',
        three_d_secure_usage: { supported: true },
        wallet: null,
      },
      created: clock.seconds(),
      customer,
      customer_account: null,
      livemode: false,
      metadata: {},
      type: 'card',
    },
    { hidden: { card: card.id } satisfies SavedCardAside },
  )
  if (customer !== null) emit('payment_method.attached', method)
  return method
}
