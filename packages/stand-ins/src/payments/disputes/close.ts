import type { Payments } from '../context.ts'
import type { Dispute } from '../objects/types.ts'
import { changes } from '../objects/fields.ts'
import { movement } from './movement.ts'

export const isOver = ({ status }: Dispute): boolean =>
  status === 'won' || status === 'lost' || status === 'warning_closed'

/** Ends a dispute. The money is returned when it is won; an inquiry just closes. */
export function closeDispute(payments: Payments, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  const { store, emit } = payments
  const charge = store.find('charge', dispute.charge)!
  const inquiry = dispute.status.startsWith('warning_')
  const returned = outcome === 'won' && !inquiry ? [movement(payments, charge, dispute.amount)] : []
  const closed = store.update<Dispute>({
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, ...returned],
    status: inquiry ? 'warning_closed' : outcome,
  })
  emit('charge.dispute.closed', closed, changes(dispute, closed))
  if (returned.length > 0) emit('charge.dispute.funds_reinstated', closed)
  return closed
}
