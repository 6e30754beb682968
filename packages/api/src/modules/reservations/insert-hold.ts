import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { freeLapsed } from '../reservation-core/free-lapsed.ts'
import { insertReservation, type NewReservation } from '../reservation-core/repository.ts'

export type NewHold = NewReservation

/**
 * Inserts a hold, or fails with an exclusion violation when the period is taken. Overdue holds are expired
 * first, so that nobody is refused because of one that the timer has not reached yet. The caller must hold the lock
 * of the place.
 */
export async function insertHoldRow(tx: Transaction, values: NewHold, now: Date): Promise<ReservationRow> {
  const { propertyId, period } = values
  await freeLapsed(tx, { propertyId, period }, now)
  return insertReservation(tx, values)
}
