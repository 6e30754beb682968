import type { Payments } from '../context.ts'
import type { Charge, Refund } from '../objects/types.ts'
import { changes } from '../objects/fields.ts'

/** Adds a refund's amount to its charge, or subtracts it again. */
export function applyToCharge({ store, emit }: Payments, refund: Refund, sign: 1 | -1) {
  const charge = store.find('charge', refund.charge)!
  const amount = charge.amount_refunded + sign * refund.amount
  const after = store.update<Charge>({
    ...charge,
    amount_refunded: amount,
    refunded: amount >= charge.amount,
  })
  if (sign === 1) emit('charge.refunded', after, changes(charge, after))
}

/** Ends a refund that was not final: it succeeds, or it fails and the charge is as if never refunded. */
export function settleRefund(payments: Payments, id: string) {
  const { store, emit } = payments
  const refund = store.find('refund', id)!
  const { later = 'failed' } = store.hidden<{ later?: 'succeeded' | 'failed' }>(id)
  const { pending_reason: _over, ...rest } = refund
  const ended = store.update<Refund>(
    later === 'failed'
      ? { ...rest, status: later, failure_reason: 'expired_or_canceled_card' }
      : { ...rest, status: later },
    { due: null },
  )
  const before = changes(refund, ended)
  emit('refund.updated', ended, before)
  emit('charge.refund.updated', ended, before)
  if (later === 'succeeded') return
  emit('refund.failed', ended)
  applyToCharge(payments, ended, -1)
}
