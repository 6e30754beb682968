import type { Refund } from '../objects/types.ts'

/** Returns a successful refund with every field of the API. Charge and amount have to be set. */
export const blankRefund = (id: string, created: number): Refund => ({
  id,
  object: 'refund',
  amount: 0,
  balance_transaction: null,
  charge: '',
  created,
  currency: '',
  customer: null,
  customer_account: null,
  metadata: {},
  payment_intent: '',
  payment_method: null,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
})
