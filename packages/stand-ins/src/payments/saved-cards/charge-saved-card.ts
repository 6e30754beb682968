import type { Payments } from '../context.ts'
import { buildCharge } from '../checkout/charge.ts'
import { disputeSeconds } from '../checkout/pay.ts'
import { testCards, type TestCard } from '../objects/cards.ts'
import { changes } from '../objects/fields.ts'
import type { Charge, PaymentIntent, PaymentMethod } from '../objects/types.ts'
import { CardRefusal } from '../http/card-refusal.ts'
import type { SavedCardAside } from '../checkout/payment-method.ts'

interface Refusal {
  /** The code of the error. A decline's own reason is in `decline`. */
  code: 'card_declined' | 'expired_card' | 'authentication_required'
  decline: string
  message: string
}

const messages: Readonly<Record<string, string>> = {
  authentication_required: 'Your card was declined. This transaction requires authentication.',
  expired_card: 'Your card has expired.',
  insufficient_funds: 'Your card has insufficient funds.',
}

const refusalOf = (decline: string): Refusal => ({
  code: decline === 'authentication_required' || decline === 'expired_card' ? decline : 'card_declined',
  decline,
  message: messages[decline] ?? 'Your card was declined.',
})

/** Returns why the bank refuses a charge without its payer: a fault rule, an expired card, or the card itself. */
function refusalFor({ faults, clock }: Payments, method: PaymentMethod, card: TestCard): Refusal | undefined {
  const rule = faults.strike(['card-decline', 'card-authentication'], { path: '/v1/payment_intents' })
  if (rule)
    return refusalOf(
      rule.effect === 'card-decline' ? (rule.message ?? 'generic_decline') : 'authentication_required',
    )
  // A card is valid until the end of its month.
  if (Date.UTC(method.card.exp_year, method.card.exp_month, 1) <= clock.seconds() * 1000)
    return refusalOf('expired_card')
  if (card.saved !== undefined) return refusalOf(card.saved)
  return card.kind === 'decline' ? refusalOf(card.code ?? 'generic_decline') : undefined
}

/** Charges a saved card without its payer. A refusal is the answer of the call, and the intent can be confirmed again. */
export function chargeSavedCard(
  payments: Payments,
  intent: PaymentIntent,
  method: PaymentMethod,
): PaymentIntent | CardRefusal {
  const { store, clock, faults, emit } = payments
  const aside = store.hidden<SavedCardAside>(method.id)
  const card = testCards.find(({ id }) => id === aside.card) ?? testCards[0]!
  const payer = { email: method.billing_details.email ?? '', name: method.billing_details.name }
  const refusal = refusalFor(payments, method, card)
  const outcome: TestCard = {
    ...card,
    authentication: undefined,
    ...(refusal && { kind: 'decline', code: refusal.decline }),
  }
  const charge: Charge = {
    ...buildCharge(payments, intent, outcome, payer),
    payment_method: method.id,
    ...(refusal && { failure_message: refusal.message }),
  }
  if (refusal) {
    store.insert<Charge>(charge)
    const failed = store.update<PaymentIntent>({
      ...intent,
      last_payment_error: {
        charge: charge.id,
        code: refusal.code,
        decline_code: refusal.decline,
        message: refusal.message,
        payment_method: method,
        type: 'card_error',
      },
      latest_charge: charge.id,
      next_action: null,
      payment_method: null,
      status: 'requires_payment_method',
    })
    emit('charge.failed', charge)
    emit('payment_intent.payment_failed', failed)
    return new CardRefusal(failed, method)
  }
  const slow = card.kind !== 'pay'
  const disputed = card.dispute !== undefined || faults.strike(['dispute'], {}) !== undefined
  store.insert<Charge>(charge, {
    hidden: { dispute: disputed ? (card.dispute ?? 'fraudulent') : undefined, refund: card.refund },
    due: disputed ? clock.seconds() + disputeSeconds : null,
  })
  const settled = store.update<PaymentIntent>(
    {
      ...intent,
      amount_received: slow ? 0 : intent.amount,
      last_payment_error: null,
      latest_charge: charge.id,
      next_action: null,
      payment_method: method.id,
      status: slow ? 'processing' : 'succeeded',
    },
    slow
      ? { due: clock.seconds() + (card.delaySeconds ?? 0), hidden: { fails: card.kind === 'slow-failure' } }
      : {},
  )
  emit(slow ? 'charge.pending' : 'charge.succeeded', charge)
  emit(slow ? 'payment_intent.processing' : 'payment_intent.succeeded', settled, changes(intent, settled))
  return settled
}
