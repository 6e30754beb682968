import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { freeLapsed } from '../reservation-core/free-lapsed.ts'
import { lockPlace } from '../reservation-core/lock-repository.ts'
import { insertReservation, type NewReservation } from '../reservation-core/repository.ts'

export type NewHold = NewReservation

/**
 * Takes the period or fails with the exclusion's violation. Holds whose time is over are let go first, so that
 * nobody is refused because of one that only waits to be swept.
 */
export async function insertHold(tx: Transaction, values: NewHold, now: Date): Promise<ReservationRow> {
  const { propertyId, period } = values
  await lockPlace(tx, propertyId)
  await freeLapsed(tx, { propertyId, period }, now)
  return insertReservation(tx, values)
}
