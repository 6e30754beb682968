import { dateAt } from '@metrolibre/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { depositClaims, deposits } from '../../platform/db/schema/deposits.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { reservations } from '../../platform/db/schema/reservations.ts'
import { rooms } from '../../platform/db/schema/rooms.ts'
import { users } from '../../platform/db/schema/users.ts'
import { partyName } from '../../platform/person-name.ts'
import type { Award } from './owner-ledger.ts'

/** Returns what went to these owners of deposits. */
export const listAwards = (db: Queryable, ownerIds: readonly string[]) =>
  db
    .select({
      ownerId: properties.ownerId,
      claim: depositClaims,
      currency: deposits.currency,
      reservationId: reservations.id,
      propertyId: properties.id,
      name: properties.name,
      room: rooms.name,
      timeZone: reservations.timeZone,
      tenant: { firstName: users.firstName, lastName: users.lastName, companyName: users.companyName },
    })
    .from(depositClaims)
    .innerJoin(deposits, eq(deposits.id, depositClaims.depositId))
    .innerJoin(reservations, eq(reservations.id, deposits.reservationId))
    .innerJoin(properties, eq(properties.id, reservations.propertyId))
    .innerJoin(users, eq(users.id, reservations.tenantId))
    .leftJoin(rooms, eq(rooms.id, reservations.roomId))
    .where(and(eq(depositClaims.state, 'awarded'), inArray(properties.ownerId, [...ownerIds])))

type AwardRow = Awaited<ReturnType<typeof listAwards>>[number]

/** Returns what went to an owner of a deposit, on its day at the place. */
export const toAward = (row: AwardRow): Award => {
  const { claim, currency, reservationId, propertyId, name, room } = row
  const date = dateAt(claim.awardedAt!.getTime(), row.timeZone)
  return {
    id: claim.id,
    reservationId,
    propertyId,
    name,
    room,
    client: partyName(row.tenant),
    date,
    month: date.slice(0, 7),
    currency,
    amount: claim.awarded!,
    item: claim.byRule ? null : claim.item,
  }
}
