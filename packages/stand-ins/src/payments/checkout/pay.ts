import type { Payments } from '../context.ts'
import type { Charge, PaymentIntent, Session } from '../objects/types.ts'
import { createCustomer } from '../resources/customers.ts'
import { changes } from '../resources/fields.ts'
import type { TestCard } from './cards.ts'
import { buildCharge } from './charge.ts'
import { intentOf } from './intent.ts'

/** Who pays, as typed on the hosted page. */
export interface Payer {
  name: string
  email: string
}

export type PayResult = 'complete' | 'declined' | 'not-open'

/** Pays an open session with a test card; a second attempt on a completed one changes nothing. */
export function paySession(payments: Payments, sessionId: string, card: TestCard, payer: Payer): PayResult {
  const session = payments.store.find('checkout.session', sessionId)
  if (session === undefined || session.status !== 'open') return 'not-open'
  const intent = intentOf(payments, session, payer)
  const charge = buildCharge(payments, intent, card, payer)
  if (card.kind === 'decline') {
    decline(payments, session, intent, charge)
    return 'declined'
  }
  complete(payments, session, intent, charge, payer, card)
  return 'complete'
}

function decline({ store, emit }: Payments, session: Session, intent: PaymentIntent, charge: Charge) {
  store.insert<Charge>(charge)
  const failed = store.update<PaymentIntent>({
    ...intent,
    latest_charge: charge.id,
    last_payment_error: errorOf(charge),
  })
  store.update<Session>({ ...session, payment_intent: intent.id })
  emit('charge.failed', charge)
  emit('payment_intent.payment_failed', failed)
}

const errorOf = (charge: Charge) => ({
  charge: charge.id,
  code: 'card_declined',
  decline_code: charge['failure_code'],
  message: charge['failure_message'],
  type: 'card_error',
})

function complete(
  payments: Payments,
  session: Session,
  intent: PaymentIntent,
  charge: Charge,
  payer: Payer,
  card: TestCard,
) {
  const { store, clock, emit } = payments
  const slow = card.kind !== 'pay'
  const customer =
    session.customer ??
    (session['customer_creation'] === 'always' ? createCustomer(payments, payer).id : null)
  store.insert<Charge>({ ...charge, customer })
  const settled = store.update<PaymentIntent>(
    {
      ...intent,
      customer,
      latest_charge: charge.id,
      last_payment_error: null,
      payment_method: charge['payment_method'],
      amount_received: slow ? 0 : intent.amount,
      status: slow ? 'processing' : 'succeeded',
    },
    slow
      ? { due: clock.seconds() + (card.delaySeconds ?? 0), hidden: { fails: card.kind === 'slow-failure' } }
      : {},
  )
  const paid = store.update<Session>(
    {
      ...session,
      customer,
      customer_details: {
        email: payer.email,
        name: payer.name,
        phone: null,
        address: null,
        tax_exempt: 'none',
        tax_ids: [],
      },
      payment_intent: intent.id,
      payment_status: slow ? 'unpaid' : 'paid',
      status: 'complete',
      url: null,
    },
    { due: null },
  )
  if (slow) {
    emit('charge.pending', store.find('charge', charge.id)!)
    emit('payment_intent.processing', settled)
  } else {
    emit('charge.succeeded', store.find('charge', charge.id)!)
    emit('payment_intent.succeeded', settled, changes(intent, settled))
  }
  emit('checkout.session.completed', paid)
}
