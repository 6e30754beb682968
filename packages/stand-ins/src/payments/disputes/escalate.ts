import type { Payments } from '../context.ts'
import type { Dispute } from '../objects/types.ts'
import { changes } from '../objects/fields.ts'
import { movement } from './movement.ts'

/** Turns an inquiry into a chargeback, which takes the money, because the bank did not accept the answer. */
export function escalateInquiry(payments: Payments, inquiry: Dispute): Dispute {
  const { store, emit } = payments
  const charge = store.find('charge', inquiry.charge)!
  const escalated = store.update<Dispute>({
    ...inquiry,
    balance_transactions: [movement(payments, charge, -inquiry.amount)],
    is_charge_refundable: false,
    status: 'needs_response',
  })
  emit('charge.dispute.updated', escalated, changes(inquiry, escalated))
  emit('charge.dispute.funds_withdrawn', escalated)
  return escalated
}
