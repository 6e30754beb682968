import type Stripe from 'stripe'
import type { Payments } from '../context.ts'
import { newId } from '../objects/ids.ts'
import type { Charge } from '../objects/types.ts'

/**
 * Returns the movement that a dispute causes in the account's balance. `amount` is in minor units, and
 * negative when money is taken.
 */
export const movement = ({ clock }: Payments, charge: Charge, amount: number): Stripe.BalanceTransaction => ({
  id: newId('balance_transaction'),
  object: 'balance_transaction',
  amount,
  available_on: clock.seconds(),
  balance_type: 'payments',
  created: clock.seconds(),
  currency: charge.currency,
  description: amount < 0 ? `Chargeback withdrawal for ${charge.id}` : `Chargeback reversal for ${charge.id}`,
  exchange_rate: null,
  fee: 0,
  fee_details: [],
  net: amount,
  reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
  source: charge.id,
  status: 'available',
  type: 'adjustment',
})
