import { testCards } from '../objects/cards.ts'
import { buildCharge } from '../checkout/charge.ts'
import { blankIntent } from '../checkout/intent.ts'
import { customerDetails } from '../checkout/payer.ts'
import { blankSession } from '../checkout/blank-session.ts'
import type { SessionAside } from '../checkout/session.ts'
import type { Payments } from '../context.ts'
import { idOf } from '../objects/ids.ts'
import type { Charge, Customer, Metadata, PaymentIntent, Refund, Session } from '../objects/types.ts'
import { createCustomer } from '../resources/customers.ts'
import { blankRefund } from '../resources/blank-refund.ts'

/** A past payment to import. Amounts in minor units, `created` in seconds. */
export interface PastPayment {
  /** Importing the same reference again changes nothing and returns the same ids. */
  reference: string
  created: number
  amount: number
  currency: string
  payer: { name: string; email: string }
  description: string
  metadata?: Metadata
  clientReferenceId?: string
  refunded?: boolean
}

export interface ImportedPayment {
  reference: string
  session: string
  paymentIntent: string
  charge: string
  refund: string | null
  receiptUrl: string
}

/**
 * Stores a past payment as if it had been made through the hosted page at that time, without events and
 * webhooks.
 */
export function importPayment(payments: Payments, past: PastPayment): ImportedPayment {
  const { store } = payments
  const id = (kind: Parameters<typeof idOf>[0]) => idOf(kind, past.reference)
  const refund = past.refunded === true ? id('refund') : null
  const result = {
    reference: past.reference,
    session: id('checkout.session'),
    paymentIntent: id('payment_intent'),
    charge: id('charge'),
    refund,
    receiptUrl: `${payments.origin}/pay/receipts/${id('charge')}`,
  }
  if (store.find('checkout.session', result.session)) return result

  const quiet: Payments = {
    ...payments,
    emit: () => ({}) as never,
    clock: { ...payments.clock, seconds: () => past.created },
  }
  const customer = customerOf(quiet, past)
  const metadata = past.metadata ?? {}
  const shared = {
    amount: past.amount,
    currency: past.currency.toLowerCase(),
    customer,
    description: past.description,
    metadata,
  }
  const intent: PaymentIntent = {
    ...blankIntent(result.paymentIntent, past.created),
    ...shared,
    amount_received: past.amount,
    latest_charge: result.charge,
    receipt_email: past.payer.email,
    status: 'succeeded',
  }
  const charge = buildCharge(quiet, intent, testCards[0]!, past.payer)
  store.insert<PaymentIntent>(intent)
  store.insert<Charge>({
    ...charge,
    id: result.charge,
    amount_refunded: refund === null ? 0 : past.amount,
    refunded: refund !== null,
    receipt_url: result.receiptUrl,
  })
  importSession(quiet, past, result, shared)
  if (refund !== null) store.insert<Refund>(pastRefund(refund, past, result, shared.currency))
  return result
}

function customerOf(payments: Payments, { payer }: PastPayment) {
  const found = payments.database.sqlite
    .prepare("SELECT body FROM objects WHERE kind = 'customer' AND body ->> 'email' = ? LIMIT 1")
    .get(payer.email)
  return found === undefined
    ? createCustomer(payments, payer).id
    : (JSON.parse(found['body'] as string) as Customer).id
}

function importSession(
  payments: Payments,
  past: PastPayment,
  ids: ImportedPayment,
  shared: { currency: string; customer: string },
) {
  const totals = { expires: past.created + 1860, total: past.amount, currency: shared.currency }
  const given = {
    customer: shared.customer,
    client_reference_id: past.clientReferenceId,
    metadata: past.metadata,
  }
  const aside: SessionAside = {
    lineItems: [],
    intent: {
      metadata: past.metadata ?? {},
      description: past.description,
      receipt_email: past.payer.email,
      descriptor: null,
      futureUsage: null,
    },
  }
  const session: Session = {
    ...blankSession(payments, ids.session, given, totals),
    customer_details: customerDetails(past.payer),
    payment_intent: ids.paymentIntent,
    payment_status: 'paid',
    status: 'complete',
    url: null,
  }
  payments.store.insert<Session>(session, { hidden: aside })
}

const pastRefund = (id: string, past: PastPayment, ids: ImportedPayment, currency: string): Refund => ({
  ...blankRefund(id, past.created + 3600),
  amount: past.amount,
  charge: ids.charge,
  currency,
  payment_intent: ids.paymentIntent,
  reason: 'requested_by_customer',
})
