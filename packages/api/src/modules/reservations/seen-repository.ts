import { bookedStates } from '@metrolibre/contract'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { reservations } from '../../platform/db/schema/reservations.ts'

/** Returns how many paid bookings of an owner's properties the owner has not looked at yet. */
export const countUnseen = (db: Queryable, ownerId: string): Promise<number> =>
  db.$count(
    reservations,
    and(
      inArray(
        reservations.propertyId,
        db.select({ id: properties.id }).from(properties).where(eq(properties.ownerId, ownerId)),
      ),
      inArray(reservations.state, [...bookedStates]),
      isNull(reservations.ownerSeenAt),
    ),
  )

/** Notes when the owner first looked at a reservation. */
export const markReservationSeen = (db: Queryable, id: string, at: Date) =>
  db
    .update(reservations)
    .set({ ownerSeenAt: at })
    .where(and(eq(reservations.id, id), isNull(reservations.ownerSeenAt)))
