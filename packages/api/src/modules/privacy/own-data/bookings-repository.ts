import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'
import { cardConsents } from '../../../platform/db/schema/card-consents.ts'
import { cancellations } from '../../../platform/db/schema/cancellations.ts'
import { chargeTransfers } from '../../../platform/db/schema/charges.ts'
import { contracts } from '../../../platform/db/schema/contracts.ts'
import { disputes } from '../../../platform/db/schema/disputes.ts'
import {
  carriedPayments,
  checkoutSessions,
  refunds,
  transfers,
} from '../../../platform/db/schema/payments.ts'
import { properties } from '../../../platform/db/schema/properties.ts'
import {
  reservationEvents,
  reservationFiles,
  reservations,
} from '../../../platform/db/schema/reservations.ts'
import { rooms } from '../../../platform/db/schema/rooms.ts'

const idsOfTenant = (db: Queryable, tenantId: string) =>
  db.select({ id: reservations.id }).from(reservations).where(eq(reservations.tenantId, tenantId))

/** Returns the bookings of a tenant, with the address only of those that were paid (RULES.md §7.3). */
export const listOwnReservations = (db: Queryable, tenantId: string) => {
  const { tenantId: _tenantId, idempotencyKey: _key, units: _units, ...row } = getTableColumns(reservations)
  return db
    .select({
      ...row,
      address: sql<string | null>`case when ${reservations.confirmedAt} is not null
        then ${reservations.address} end`,
      room: rooms.name,
    })
    .from(reservations)
    .leftJoin(rooms, eq(rooms.id, reservations.roomId))
    .where(eq(reservations.tenantId, tenantId))
    .orderBy(asc(reservations.createdAt))
}

export const listOwnHistory = (db: Queryable, tenantId: string) =>
  db
    .select({
      reservationId: reservationEvents.reservationId,
      at: reservationEvents.at,
      from: reservationEvents.fromState,
      to: reservationEvents.toState,
      actor: reservationEvents.actor,
    })
    .from(reservationEvents)
    .where(inArray(reservationEvents.reservationId, idsOfTenant(db, tenantId)))
    .orderBy(asc(reservationEvents.id))

/** Returns what a user signed, with `isPaid` where the document belongs to a booking. */
export const listSigned = (db: Queryable, signerId: string) => {
  const { signerId: _signerId, ...row } = getTableColumns(contracts)
  return db
    .select({ ...row, isPaid: sql<boolean>`${reservations.confirmedAt} is not null` })
    .from(contracts)
    .leftJoin(reservations, eq(reservations.id, contracts.reservationId))
    .where(eq(contracts.signerId, signerId))
    .orderBy(asc(contracts.signedAt))
}

export const listOwnCheckouts = (db: Queryable, tenantId: string) => {
  const { reservationId, attempt, status, amount, currency, receiptUrl, paidAt, createdAt } =
    getTableColumns(checkoutSessions)
  return db
    .select({
      reservationId,
      attempt,
      status,
      amount,
      currency,
      receiptUrl,
      paidAt,
      createdAt,
      // Of a month that was paid by transfer.
      reference: chargeTransfers.reference,
      receivedOn: chargeTransfers.receivedOn,
    })
    .from(checkoutSessions)
    .leftJoin(chargeTransfers, eq(chargeTransfers.checkoutSessionId, checkoutSessions.id))
    .where(inArray(checkoutSessions.reservationId, idsOfTenant(db, tenantId)))
    .orderBy(asc(checkoutSessions.createdAt))
}

/** Returns the consents of a tenant to charge a card, with what is known of the card. */
export const listOwnCardConsents = (db: Queryable, tenantId: string) => {
  const {
    customerId: _customer,
    paymentMethodId: _method,
    setupSessionId: _setup,
    id: _id,
    ...shown
  } = getTableColumns(cardConsents)
  return db
    .select(shown)
    .from(cardConsents)
    .where(inArray(cardConsents.reservationId, idsOfTenant(db, tenantId)))
    .orderBy(asc(cardConsents.givenAt))
}

/** Returns what of a payment counts for a booking that changed the dates of the one that was paid. */
export const listCarried = (db: Queryable, tenantId: string) =>
  db
    .select({
      reservationId: carriedPayments.reservationId,
      amount: carriedPayments.amount,
      createdAt: carriedPayments.createdAt,
    })
    .from(carriedPayments)
    .where(inArray(carriedPayments.reservationId, idsOfTenant(db, tenantId)))

export const listOwnTransfers = (db: Queryable, tenantId: string) => {
  const { reservationId, amount, currency, reference, receivedOn } = getTableColumns(transfers)
  return db
    .select({ reservationId, amount, currency, reference, receivedOn })
    .from(transfers)
    .where(inArray(transfers.reservationId, idsOfTenant(db, tenantId)))
}

export const listOwnRefunds = (db: Queryable, tenantId: string) => {
  const { reservationId, amount, currency, reason, status, createdAt, updatedAt } = getTableColumns(refunds)
  return db
    .select({ reservationId, amount, currency, reason, status, createdAt, updatedAt })
    .from(refunds)
    .where(inArray(refunds.reservationId, idsOfTenant(db, tenantId)))
    .orderBy(asc(refunds.createdAt))
}

export const listOwnDisputes = (db: Queryable, tenantId: string) => {
  const { reservationId, status, reason, amount, currency, openedAt } = getTableColumns(disputes)
  return db
    .select({ reservationId, status, reason, amount, currency, openedAt })
    .from(disputes)
    .where(inArray(disputes.reservationId, idsOfTenant(db, tenantId)))
}

export const listOwnCancellations = (db: Queryable, userId: string) => {
  const { id: _id, askedBy: _askedBy, endedBy: _endedBy, ...row } = getTableColumns(cancellations)
  return db
    .select(row)
    .from(cancellations)
    .where(eq(cancellations.askedBy, userId))
    .orderBy(asc(cancellations.askedAt))
}

export const listOwnDocuments = (db: Queryable, uploaderId: string) => {
  const { uploaderId: _uploaderId, ...row } = getTableColumns(reservationFiles)
  return db
    .select({ ...row, place: properties.name })
    .from(reservationFiles)
    .innerJoin(reservations, eq(reservations.id, reservationFiles.reservationId))
    .innerJoin(properties, eq(properties.id, reservations.propertyId))
    .where(eq(reservationFiles.uploaderId, uploaderId))
    .orderBy(asc(reservationFiles.createdAt))
}
