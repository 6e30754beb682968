import { asc, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'
import { contracts } from '../../../platform/db/schema/contracts.ts'
import { images, images3d } from '../../../platform/db/schema/images.ts'
import { commissions, ownerTransfers } from '../../../platform/db/schema/ledger.ts'
import { mandates } from '../../../platform/db/schema/mandates.ts'
import { ownerBlocks } from '../../../platform/db/schema/owner-blocks.ts'
import { payouts } from '../../../platform/db/schema/payout-runs.ts'
import { properties, propertyAdmins } from '../../../platform/db/schema/properties.ts'
import { reservations } from '../../../platform/db/schema/reservations.ts'
import { rooms } from '../../../platform/db/schema/rooms.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { visits } from '../../../platform/db/schema/visits.ts'

const idsOfOwner = (db: Queryable, ownerId: string) =>
  db.select({ id: properties.id }).from(properties).where(eq(properties.ownerId, ownerId))

/** Returns a user's properties, also those in the trash, without the columns that only the search needs. */
export const listOwnProperties = (db: Queryable, ownerId: string) => {
  const {
    search: _search,
    nameSearch: _nameSearch,
    nextUnit: _nextUnit,
    shownPrice: _shown,
    ...columns
  } = getTableColumns(properties)
  const { creatorId: _creator, creationKey: _key, creationHash: _hash, ownerId: _owner, ...row } = columns
  return db
    .select(row)
    .from(properties)
    .where(eq(properties.ownerId, ownerId))
    .orderBy(asc(properties.createdAt))
}

export const listOwnRooms = (db: Queryable, ownerId: string) =>
  db
    .select()
    .from(rooms)
    .where(inArray(rooms.propertyId, idsOfOwner(db, ownerId)))
    .orderBy(asc(rooms.unit))

/** Returns the photos of a user's properties and rooms. */
export const listOwnPhotos = (db: Queryable, ownerId: string) => {
  const ids = idsOfOwner(db, ownerId)
  const roomIds = db.select({ id: rooms.id }).from(rooms).where(inArray(rooms.propertyId, ids))
  return db
    .select()
    .from(images)
    .where(or(inArray(images.propertyId, ids), inArray(images.roomId, roomIds)))
    .orderBy(asc(images.position))
}

export const listOwnPanoramas = (db: Queryable, ownerId: string) =>
  db
    .select()
    .from(images3d)
    .where(inArray(images3d.propertyId, idsOfOwner(db, ownerId)))

export const listOwnBlocks = (db: Queryable, ownerId: string) => {
  const { propertyId, roomId, period, note, createdAt } = getTableColumns(ownerBlocks)
  return db
    .select({ propertyId, roomId, period, note, createdAt })
    .from(ownerBlocks)
    .where(inArray(ownerBlocks.propertyId, idsOfOwner(db, ownerId)))
}

/** Returns the visits to a user's properties, with the name that the visitor gave. */
export const listVisitsOfProperties = (db: Queryable, ownerId: string) => {
  const { propertyId, kind, visitorName, startsAt, endsAt, status } = getTableColumns(visits)
  return db
    .select({ propertyId, kind, visitorName, startsAt, endsAt, status })
    .from(visits)
    .where(inArray(visits.propertyId, idsOfOwner(db, ownerId)))
}

export const listOwnOffers = (db: Queryable, ownerId: string) => {
  const {
    offeredBy: _offeredBy,
    answeredBy: _answeredBy,
    contractId: _contractId,
    ...row
  } = getTableColumns(mandates)
  return db
    .select({ ...row, sha256: contracts.sha256 })
    .from(mandates)
    .leftJoin(contracts, eq(contracts.id, mandates.contractId))
    .where(inArray(mandates.propertyId, idsOfOwner(db, ownerId)))
    .orderBy(asc(mandates.offeredAt))
}

/** Returns the bookings of a user's properties, with the tenant's name and company and nothing else of them. */
export const listBookingsOfProperties = (db: Queryable, ownerId: string) =>
  db
    .select({
      id: reservations.id,
      propertyId: reservations.propertyId,
      roomId: reservations.roomId,
      state: reservations.state,
      startDate: reservations.startDate,
      endDate: reservations.endDate,
      startSlot: reservations.startSlot,
      endSlot: reservations.endSlot,
      total: reservations.total,
      currency: reservations.currency,
      createdAt: reservations.createdAt,
      confirmedAt: reservations.confirmedAt,
      tenant: { firstName: users.firstName, lastName: users.lastName, companyName: users.companyName },
      sha256: contracts.sha256,
    })
    .from(reservations)
    .innerJoin(users, eq(users.id, reservations.tenantId))
    .leftJoin(contracts, eq(contracts.reservationId, reservations.id))
    .where(inArray(reservations.propertyId, idsOfOwner(db, ownerId)))
    .orderBy(asc(reservations.createdAt))

export const listOwnCommissions = (db: Queryable, ownerId: string) =>
  db
    .select({
      propertyId: commissions.propertyId,
      fromMonth: commissions.fromMonth,
      percent: commissions.percent,
    })
    .from(commissions)
    .where(inArray(commissions.propertyId, idsOfOwner(db, ownerId)))

export const listTransfersToOwn = (db: Queryable, ownerId: string) => {
  const { propertyId, amount, currency, paidOn, reference } = getTableColumns(ownerTransfers)
  return db
    .select({ propertyId, amount, currency, paidOn, reference })
    .from(ownerTransfers)
    .where(inArray(ownerTransfers.propertyId, idsOfOwner(db, ownerId)))
}

/** Returns what a user got, or was to get, in payout runs. */
export const listOwnPayouts = (db: Queryable, ownerId: string) => {
  const { amount, currency, state, why, decidedAt } = getTableColumns(payouts)
  return db
    .select({ payoutId: payouts.id, amount, currency, state, why, decidedAt })
    .from(payouts)
    .where(eq(payouts.userId, ownerId))
}

/** Returns the properties of others that an admin looks after. */
export const listLookedAfter = (db: Queryable, userId: string) =>
  db
    .select({ propertyId: properties.id, name: properties.name })
    .from(propertyAdmins)
    .innerJoin(properties, eq(properties.id, propertyAdmins.propertyId))
    .where(eq(propertyAdmins.userId, userId))
