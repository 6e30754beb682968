import { unpaidChargeStates, type Locale } from '@metrolibre/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { charges } from '../../platform/db/schema/charges.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { reservations } from '../../platform/db/schema/reservations.ts'
import { rooms } from '../../platform/db/schema/rooms.ts'
import { users } from '../../platform/db/schema/users.ts'
import { partyName, shownName } from '../../platform/person-name.ts'
import type { OwnerPayment } from './owner-ledger.ts'

/**
 * Returns the month that is to be paid next of each booking of an owner that is paid month by month, on the day on which
 * it becomes due (RULES.md §3.41).
 */
export async function listExpectedCharges(
  db: Queryable,
  ownerId: string,
  locale: Locale,
): Promise<OwnerPayment[]> {
  const rows = await db
    .selectDistinctOn([charges.reservationId], {
      reservationId: charges.reservationId,
      chargeNumber: charges.number,
      date: charges.dueOn,
      amount: charges.amount,
      currency: charges.currency,
      propertyId: properties.id,
      name: properties.name,
      room: rooms.name,
      rentalMode: reservations.rentalMode,
      isChange: reservations.replacesId,
      tenant: { firstName: users.firstName, lastName: users.lastName, companyName: users.companyName },
    })
    .from(charges)
    .innerJoin(reservations, eq(reservations.id, charges.reservationId))
    .innerJoin(properties, eq(properties.id, reservations.propertyId))
    .innerJoin(users, eq(users.id, reservations.tenantId))
    .leftJoin(rooms, eq(rooms.id, reservations.roomId))
    .where(and(eq(properties.ownerId, ownerId), inArray(charges.state, [...unpaidChargeStates])))
    .orderBy(asc(charges.reservationId), asc(charges.number))
  return rows.map(({ tenant, isChange, ...row }) => ({
    ...row,
    client: shownName(partyName(tenant), locale),
    month: row.date.slice(0, 7),
    method: 'card',
    status: 'expected',
    refunded: 0,
    quantity: 1,
    isChange: isChange !== null,
    returns: [],
  }))
}
