import { unpaidChargeStates, type ReservationState } from '@metrolibre/contract'
import type { Booking } from './booking.ts'

type Standing = ReservationState | 'moved' | 'lost' | 'disputed' | 'overdue' | 'due' | 'monthly'

/**
 * How a booking stands, for which each side has a sentence: it goes on with other dates, a bank has taken its payment for good
 * (`lost`) or disputes it, one of its months is `overdue` or `due`, only months to come are left to pay before it begins
 * (`monthly`), or its state.
 */
export const standingOf = ({
  status,
  changedTo,
  payment,
  charges = [],
}: Pick<Booking, 'status' | 'changedTo' | 'payment' | 'charges'>): Standing => {
  if (changedTo) return 'moved'
  if (status !== 'confirmed' && status !== 'active') return status
  if (payment?.isLost) return 'lost'
  if (payment?.isDisputed) return 'disputed'
  const has = (...states: readonly string[]) => charges.some(({ state }) => states.includes(state))
  if (has('overdue')) return 'overdue'
  if (has('due')) return 'due'
  return status === 'confirmed' && has(...unpaidChargeStates) ? 'monthly' : status
}
