import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { lockPlaceRows } from './place-repository.ts'
import { lockGoingOn } from './repository.ts'

/**
 * Refuses to go on with a hold whose place is gone: in the trash, a deleted room, or of an owner whose account is off. A place
 * that is only withheld keeps its holds, as it keeps its bookings. One that extends a booking does not go on once that is about
 * to be cancelled, or was (RULES.md §6.17, §6.119). Call it before the reservation is locked.
 * @throws AppError wrong_state
 */
export async function requireOffered(
  tx: Transaction,
  hold: Pick<ReservationRow, 'propertyId' | 'roomId' | 'previousReservationId'>,
): Promise<void> {
  const place = await lockPlaceRows(tx, hold)
  const gone = !place || place.property.deletedAt || !place.property.ownerActive || place.room?.deletedAt
  if (gone) throw new AppError('wrong_state', { text: 'wrong_state.place_gone' })
  if (hold.previousReservationId && !(await lockGoingOn(tx, hold.previousReservationId)))
    throw new AppError('wrong_state', { text: 'wrong_state.extends_cancelled' })
}
