import type { Payments } from '../context.ts'
import type { Charge, Refund } from '../objects/types.ts'
import { changes } from './fields.ts'

/** Puts a refund's money on, or takes it off, its charge. */
export function applyToCharge({ store, emit }: Payments, refund: Refund, sign: 1 | -1) {
  const charge = store.find('charge', refund.charge)!
  const amount = charge.amount_refunded + sign * refund.amount
  const after = store.update<Charge>({
    ...charge,
    amount_refunded: amount,
    refunded: amount >= charge.amount,
  })
  emit(
    sign === 1 ? 'charge.refunded' : 'charge.refund.updated',
    sign === 1 ? after : refund,
    changes(charge, after),
  )
}

/** A pending refund that was doomed fails now: the charge counts as not refunded again. */
export function settleRefund(payments: Payments, id: string) {
  const { store, emit } = payments
  const refund = store.find('refund', id)!
  const failed = store.update<Refund>(
    { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' },
    { due: null },
  )
  emit('refund.updated', failed, changes(refund, failed))
  emit('refund.failed', failed)
  applyToCharge(payments, failed, -1)
}
