import type { ReservationState } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { refunds } from '../../platform/db/schema/payments.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { applyTransition } from '../reservations/transition.ts'
import { findPaidCheckout, type RefundRow } from './repository.ts'

const sumOf = (rows: readonly RefundRow[], status: RefundRow['status']): number =>
  rows.filter((row) => row.status === status).reduce((sum, { amount }) => sum + amount, 0)

/** The states a reservation goes through when its money is back, is coming back, or did not come back after all. */
function stepsOf(
  state: ReservationState,
  { paid, back, coming }: Record<'paid' | 'back' | 'coming', number>,
): readonly ReservationState[] {
  const given = state === 'confirmed' || state === 'active'
  if (back >= paid) {
    if (given || state === 'needs_review') return ['refund_pending', 'refunded']
    return state === 'refund_pending' ? ['refunded'] : []
  }
  if (given && back + coming >= paid) return ['refund_pending']
  if (state === 'refunded') return ['needs_review']
  return state === 'refund_pending' && coming === 0 ? ['needs_review'] : []
}

/**
 * Brings a reservation to where the refunds of its payment say, whoever made them. What came back in part changes no
 * state, nor does anything after the end. The reservation must be locked. RULES.md §6.
 */
export async function settleByFacts(
  tx: Transaction,
  reservation: ReservationRow,
  at: Date,
  reason: string,
): Promise<void> {
  const checkout = await findPaidCheckout(tx, reservation.id)
  if (!checkout?.stripePaymentIntentId) return
  const rows = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.stripePaymentIntentId, checkout.stripePaymentIntentId))
  const sums = { paid: checkout.amount, back: sumOf(rows, 'succeeded'), coming: sumOf(rows, 'pending') }
  let from = reservation.state
  for (const to of stepsOf(from, sums)) {
    await applyTransition(tx, { id: reservation.id, from, to, actor: 'payment', at, reason })
    from = to
  }
}
