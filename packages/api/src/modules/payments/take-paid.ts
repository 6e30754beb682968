import type { Transaction } from '../../platform/db/client.ts'
import { isExclusionViolation } from '../../platform/db/constraint-error.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { freeLapsed } from '../reservation-core/free-lapsed.ts'
import { applyTransition, type Transition } from '../reservation-core/transition.ts'

/** `confirmed`, or why the money goes back. */
export type Taken = 'confirmed' | 'slot_lost' | 'duplicate'

/**
 * Gives a paid reservation its booking. One that was let go before takes its period again if it is still free
 * and not over; otherwise it waits for its refund without blocking anything. The row and its place must be locked.
 */
export async function takePaid(tx: Transaction, reservation: ReservationRow, at: Date): Promise<Taken> {
  const { id, state } = reservation
  const by = { id, actor: 'payment', at, set: { confirmedAt: at } } as const
  if (state === 'awaiting_payment') {
    await applyTransition(tx, { ...by, from: state, to: 'confirmed' })
    return 'confirmed'
  }
  // Paid a second time, or beside a transfer: the booking stands as it is.
  if (state !== 'expired' && state !== 'cancelled') return 'duplicate'
  const retaken =
    reservation.period.end > at &&
    (await retake(tx, reservation, { ...by, from: state, to: 'confirmed', reason: 'late payment' }))
  if (retaken) return 'confirmed'
  await applyTransition(tx, {
    id,
    actor: 'payment',
    at,
    from: state,
    to: 'refund_pending',
    reason: 'slot lost',
  })
  return 'slot_lost'
}

async function retake(tx: Transaction, reservation: ReservationRow, change: Transition): Promise<boolean> {
  await freeLapsed(tx, reservation, change.at)
  try {
    // A savepoint: losing the period must not lose the transaction that orders the refund.
    await tx.transaction((savepoint) => applyTransition(savepoint, change))
    return true
  } catch (error) {
    if (isExclusionViolation(error)) return false
    throw error
  }
}
