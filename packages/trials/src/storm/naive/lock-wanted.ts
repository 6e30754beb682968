import { sql } from 'drizzle-orm'
import type { AppContext } from '@metrolibre/api/platform/context.ts'
import type { Transaction } from '@metrolibre/api/platform/db/client.ts'
import {
  findProperty,
  findRoom,
  type PlaceRow,
} from '@metrolibre/api/modules/reservation-core/place-repository.ts'
import type { WantedPlace } from '@metrolibre/api/modules/reservations/lock-wanted.ts'

/** The naive way: look at the place, wait for the turn, and rely on what was seen. */
export async function lockWanted(
  _app: AppContext,
  tx: Transaction,
  { roomId, propertyId }: WantedPlace,
): Promise<PlaceRow | undefined> {
  const place = roomId ? await findRoom(tx, roomId, propertyId) : await findProperty(tx, propertyId)
  // As long as a wait behind many rivals, so that the place is often taken away meanwhile.
  await tx.execute(sql`select pg_sleep(0.4)`)
  return place
}
