import { sql } from 'drizzle-orm'
import { findProperty, findRoom } from '@metrolibre/api/modules/reservation-core/place-repository.ts'
import type * as Real from '@metrolibre/api/modules/reservations/lock-wanted.ts'

/** The naive way: look at the place, wait for the turn, and rely on what was seen. */
export const lockWantedPeriod: typeof Real.lockWantedPeriod = async (_app, tx, { roomId, propertyId }) => {
  const place = roomId ? await findRoom(tx, roomId, propertyId) : await findProperty(tx, propertyId)
  // As long as a wait behind many rivals, so that the place is often taken away meanwhile.
  await tx.execute(sql`select pg_sleep(0.4)`)
  return place
}
