import { isRefundLate, type ReservationState } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { dropCharges } from '../charges/end-plan.ts'
import { applyTransition } from '../reservation-core/transition.ts'
import { enqueueEnded } from './mails.ts'
import { enqueueRefundLate } from './refund-mails.ts'
import { findPendingSince, sumRefunds } from './refund-repository.ts'
import { findSources } from './source-repository.ts'
import { settleChargesByRefunds } from './settle-charge.ts'
import { sumOfPayments } from './payment-left.ts'

/** Tells whether somebody relies on the booking: it is going to start or has started. */
export const isConfirmedOrActive = (state: ReservationState): boolean =>
  state === 'confirmed' || state === 'active'

/**
 * Returns the states a reservation passes through when its money was refunded, is being refunded, or was not
 * refunded after all. `due` is how much has to be back for the refund to be complete.
 */
function stepsOf(
  state: ReservationState,
  { due, succeeded, pending, hangs }: Sums,
): readonly ReservationState[] {
  const isBooked = isConfirmedOrActive(state)
  if (succeeded >= due) {
    if (isBooked || state === 'needs_review') return ['refund_pending', 'refunded']
    return state === 'refund_pending' ? ['refunded'] : []
  }
  if (isBooked && succeeded + pending >= due) return ['refund_pending']
  if (state === 'refunded') return ['needs_review']
  return state === 'refund_pending' && (pending === 0 || hangs) ? ['needs_review'] : []
}

interface Sums extends Record<'due' | 'succeeded' | 'pending', number> {
  /** Whether one of those on their way has taken longer than banks do. */
  readonly hangs: boolean
}

/**
 * Moves a reservation to the state that the refunds of its payment imply, no matter who made them. A partial refund
 * changes no state, and neither does anything after the end. The reservation must be locked (RULES.md §6.89).
 */
export async function settleByRefunds(
  app: AppContext,
  tx: Transaction,
  reservation: ReservationRow,
  reason: string,
): Promise<void> {
  const sources = await findSources(tx, reservation.id)
  if (!sources.some(({ checkout }) => checkout.stripePaymentIntentId)) return
  const due = reservation.refundDue ?? sumOfPayments(sources)
  const at = app.clock.now()
  const back = await sumRefunds(tx, reservation.id, sources)
  const since = back.pending > 0 ? await findPendingSince(tx, reservation.id, sources) : undefined
  const hangs = since !== undefined && isRefundLate(since.getTime(), at.getTime())
  const sums = { due, ...back, hangs }
  await settleChargesByRefunds(tx, reservation, { sources, at })
  let from = reservation.state
  for (const to of stepsOf(from, sums)) {
    await applyTransition(tx, { id: reservation.id, from, to, actor: 'payment', at, reason })
    if (isConfirmedOrActive(from)) {
      await dropCharges(tx, reservation.id, { actor: 'payment', at, reason })
      await enqueueEnded(app, tx, reservation.id)
    }
    if (to === 'needs_review' && hangs && sums.pending > 0)
      await enqueueRefundLate(app, tx, { ...reservation, amount: sums.pending, at })
    from = to
  }
}
