import type { PaymentIntent, PaymentMethod } from '../objects/types.ts'

/**
 * The answer to a charge that the bank refused: an error for the caller although its effects stay, because the failed
 * intent and its charge exist from then on.
 */
export class CardRefusal {
  readonly status = 402
  readonly body: object

  constructor(intent: PaymentIntent, method: PaymentMethod) {
    const { charge, code, decline_code, message } = intent.last_payment_error!
    this.body = {
      error: {
        charge,
        code,
        decline_code,
        doc_url: `https://stripe.com/docs/error-codes/${code!.replaceAll('_', '-')}`,
        message,
        payment_intent: intent,
        payment_method: method,
        type: 'card_error',
      },
    }
  }
}
