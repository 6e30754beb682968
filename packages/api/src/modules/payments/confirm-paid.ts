import type { Transaction } from '../../platform/db/client.ts'
import { isExclusionViolation } from '../../platform/db/constraint-error.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { freeLapsed } from '../reservation-core/free-lapsed.ts'
import { isAppError } from '../../platform/errors/app-error.ts'
import { requireBookable } from '../reservation-core/place.ts'
import { lockPlaceRows } from '../reservation-core/place-repository.ts'
import { lockGoingOn } from '../reservation-core/repository.ts'
import { isChange, swapDates } from './swap-dates.ts'
import { applyTransition, type Transition } from '../reservation-core/transition.ts'

/** `confirmed`, or the reason for a refund. */
export type PaidOutcome = 'confirmed' | 'slot_lost' | 'duplicate'

/**
 * Confirms a paid reservation. One that was released before takes its period again if that is free and not
 * over; otherwise it waits for its refund without blocking the period. So does a change of dates whose earlier
 * booking has ended, and an extension of a booking that has ended or is being cancelled (RULES.md §6.56). The caller
 * must hold the lock of the row and of its place.
 */
export async function confirmPaid(
  tx: Transaction,
  reservation: ReservationRow,
  at: Date,
): Promise<PaidOutcome> {
  const { id, state } = reservation
  const by = { id, actor: 'payment', at, set: { confirmedAt: at } } as const
  if (state === 'awaiting_payment') {
    const reason = await whyNotConfirmed(tx, reservation, at)
    if (reason === undefined) {
      await applyTransition(tx, { ...by, from: state, to: 'confirmed' })
      return 'confirmed'
    }
    await applyTransition(tx, { id, actor: 'payment', at, from: state, to: 'refund_pending', reason })
    return 'slot_lost'
  }
  // It was paid a second time, or by transfer as well: the booking stays as it is, also one that was cancelled
  // after its first payment.
  if ((state !== 'expired' && state !== 'cancelled') || reservation.confirmedAt !== null) return 'duplicate'
  const takenAgain =
    (await isStillLet(tx, reservation, at)) &&
    (await extendsGoingOn(tx, reservation)) &&
    (await takePeriodAgain(tx, reservation, { ...by, from: state, to: 'confirmed', reason: 'late payment' }))
  if (takenAgain) return 'confirmed'
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

/** Swaps the dates if it changes those of another booking; returns why it can't be confirmed, or undefined. */
async function whyNotConfirmed(
  tx: Transaction,
  reservation: ReservationRow,
  at: Date,
): Promise<string | undefined> {
  if (!(await extendsGoingOn(tx, reservation)))
    return 'the booking that it extends is being cancelled, or has ended'
  if (isChange(reservation) && !(await swapDates(tx, reservation, { at, actor: 'payment' })))
    return 'the booking whose dates it changes has ended'
  return undefined
}

/** Tells whether the booking that a reservation extends, if any, goes on as it was paid. */
const extendsGoingOn = async (tx: Transaction, { previousReservationId }: ReservationRow): Promise<boolean> =>
  previousReservationId === null || lockGoingOn(tx, previousReservationId)

/**
 * Tells whether the place of a released reservation could still be held for its period by somebody else. The place may have been
 * deleted, withheld or let for a shorter time since it was released.
 */
async function isStillLet(tx: Transaction, reservation: ReservationRow, at: Date): Promise<boolean> {
  const { period, tenantId, rentalMode, startDate, endDate } = reservation
  if (period.end <= at) return false
  try {
    const { lease } = requireBookable(await lockPlaceRows(tx, reservation), tenantId)
    return startDate >= lease.start && (rentalMode === 'hour' ? endDate < lease.end : endDate <= lease.end)
  } catch (error) {
    if (isAppError(error)) return false
    throw error
  }
}

async function takePeriodAgain(
  tx: Transaction,
  reservation: ReservationRow,
  change: Transition,
): Promise<boolean> {
  await freeLapsed(tx, reservation, change.at)
  try {
    // Use a savepoint, so that a taken period does not roll back the transaction that orders the refund.
    return await tx.transaction(async (savepoint) => {
      if (
        isChange(reservation) &&
        !(await swapDates(savepoint, reservation, { at: change.at, actor: 'payment' }))
      )
        return false
      await applyTransition(savepoint, change)
      return true
    })
  } catch (error) {
    if (isExclusionViolation(error)) return false
    throw error
  }
}
