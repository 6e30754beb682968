import { and, asc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { disputes } from '../../platform/db/schema/disputes.ts'
import { commissions } from '../../platform/db/schema/ledger.ts'
import { checkoutSessions, refunds, transfers } from '../../platform/db/schema/payments.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { reservations } from '../../platform/db/schema/reservations.ts'
import { rooms } from '../../platform/db/schema/rooms.ts'
import { users } from '../../platform/db/schema/users.ts'
import { isPaymentCounted } from '../payments/repository.ts'

type RefundReason = (typeof refunds.$inferSelect)['reason']

// A payment that was carried over to other dates may be refunded or disputed for the booking of these.
const refundsPending = sql<number>`(
  select coalesce(sum(${refunds.amount}), 0)::float8 from ${refunds}
  where ${refunds.checkoutSessionId} = ${checkoutSessions.id} and ${refunds.status} = 'pending')`

/** What a bank took for good. Times are epoch milliseconds. */
interface RawLoss {
  readonly amount: number
  readonly at: number | null
}
interface RawReturn extends RawLoss {
  readonly reason: RefundReason
  readonly note: string | null
  /** When the money came here again after all. */
  readonly undoneAt: number | null
}

const isMonthTransfer = sql<boolean>`exists (select from charge_transfers
  where charge_transfers.checkout_session_id = ${checkoutSessions.id})`

const disputedBy = sql`from ${disputes} where ${disputes.stripePaymentIntentId} = ${checkoutSessions.stripePaymentIntentId}`

// A change of dates carries a payment over to another booking, which is changed once more, and so on.
const stays = sql`with recursive stays as (
    select id, state, period, start_date, refund_due, total from reservations as paid where paid.id = ${reservations.id}
    union all
    select next.id, next.state, next.period, next.start_date, next.refund_due, next.total
    from reservations as next join stays on next.replaces_id = stays.id where next.confirmed_at is not null)`

/** What a booking's refunds still have to give back, whether one is on its way or failed. */
const waiting = sql<number>`(${stays}
  select coalesce(sum(greatest(0, coalesce(stays.refund_due, stays.total) - (
    select coalesce(sum(back.amount), 0) from refunds as back
    where back.reservation_id = stays.id and back.status = 'succeeded'))), 0)::float8
  from stays where stays.state in ('refund_pending', 'needs_review'))`

/**
 * Refunds that should have gone back and did not, until the office orders another one: parts, and those of a month, which is
 * one of several payments of its booking.
 */
const partsFailed = sql`(select coalesce(sum(failed.amount), 0)::float8 from refunds as failed
  where failed.checkout_session_id = ${checkoutSessions.id} and failed.status = 'failed'
    and (failed.reason = 'part' or ${checkoutSessions.chargeNumber} is not null)
    and not exists (select from refunds as later where later.checkout_session_id = failed.checkout_session_id
      and later.created_at > failed.created_at and later.status <> 'failed'))`

/** What of a payment waits, and since when it does not. Expects bookings joined with their checkout that counts. */
export const waitingColumns = {
  refundsPending,
  refundsWaiting: sql<number>`(case when ${checkoutSessions.chargeNumber} is null then ${waiting} else 0 end
    + ${partsFailed})`,
  disputed: sql<number>`(select coalesce(sum(${disputes.amount}), 0)::float8 ${disputedBy}
    and ${disputes.status} not in ('won', 'lost', 'prevented') and ${disputes.status} not like 'warning%')`,
  begins: sql<string | null>`(${stays} select start_date::text from stays where state = 'confirmed' limit 1)`,
  beginsAt: sql<number | null>`(${stays} select (extract(epoch from lower(period)) * 1000)::float8 from stays
    where state = 'confirmed' limit 1)`,
}

/**
 * Selects the bookings that were paid, or whose transfer is awaited. Expects bookings joined with their checkout that
 * counts.
 */
export const wasPaidOrIsAwaited = and(
  // A payment that lost its period went back at once: it never was a booking of this place.
  or(isNotNull(reservations.confirmedAt), eq(reservations.state, 'awaiting_transfer')),
  // A change of dates without a payment of its own is paid by the booking that it changed.
  or(isNull(reservations.replacesId), isNotNull(checkoutSessions.id)),
)

const select = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      ownerId: properties.ownerId,
      reservation: {
        id: reservations.id,
        state: reservations.state,
        total: reservations.total,
        currency: reservations.currency,
        quantity: reservations.quantity,
        rentalMode: reservations.rentalMode,
        timeZone: reservations.timeZone,
        refundDue: reservations.refundDue,
        holdExpiresAt: reservations.holdExpiresAt,
        replacesId: reservations.replacesId,
      },
      property: { id: properties.id, name: properties.name },
      roomName: rooms.name,
      tenant: { firstName: users.firstName, lastName: users.lastName, companyName: users.companyName },
      checkout: {
        id: checkoutSessions.id,
        amount: checkoutSessions.amount,
        paidAt: checkoutSessions.paidAt,
        chargeNumber: checkoutSessions.chargeNumber,
      },
      /** Whether the office recorded a bank transfer for it, of a month. */
      isTransfer: isMonthTransfer,
      receivedOn: transfers.receivedOn,
      receivedAt: transfers.createdAt,
      /** What went back, oldest first. Without a time it was told in the month of the payment. */
      returns: sql<readonly RawReturn[]>`(
        select coalesce(json_agg(json_build_object('amount', ${refunds.amount}, 'reason', ${refunds.reason},
          'note', ${refunds.note}, 'at', extract(epoch from ${refunds.succeededAt}) * 1000,
          'undoneAt', extract(epoch from ${refunds.undoneAt}) * 1000)
          order by ${refunds.succeededAt} nulls first, ${refunds.createdAt}), '[]'::json)
        from ${refunds} where (${refunds.status} = 'succeeded' or ${refunds.undoneAt} is not null)
          and case when ${checkoutSessions.id} is null
            then ${refunds.reservationId} = ${reservations.id} and ${refunds.stripePaymentIntentId} is null
            else ${refunds.checkoutSessionId} = ${checkoutSessions.id} end)`,
      refundsPending: waitingColumns.refundsPending,
      losses: sql<readonly RawLoss[]>`(
        select coalesce(json_agg(json_build_object('amount', ${disputes.amount},
          'at', extract(epoch from ${disputes.lostAt}) * 1000) order by ${disputes.lostAt} nulls first), '[]'::json)
        ${disputedBy} and ${disputes.status} = 'lost')`,
      refundsWaiting: waitingColumns.refundsWaiting,
      /** When the stay begins for which the payment counts now, if it is to take place. */
      stay: { begins: waitingColumns.begins, beginsAt: waitingColumns.beginsAt },
      disputed: waitingColumns.disputed,
      isDisputed: sql<boolean>`exists (select ${disputedBy}
        and ${disputes.status} not in ('won', 'lost', 'prevented') and ${disputes.status} not like 'warning%')`,
    })
    .from(reservations)
    .innerJoin(properties, eq(properties.id, reservations.propertyId))
    .innerJoin(users, eq(users.id, reservations.tenantId))
    .leftJoin(rooms, eq(rooms.id, reservations.roomId))
    .leftJoin(checkoutSessions, and(eq(checkoutSessions.reservationId, reservations.id), isPaymentCounted))
    .leftJoin(transfers, eq(transfers.reservationId, reservations.id))
    .where(and(where, wasPaidOrIsAwaited))

export type PaidBooking = Awaited<ReturnType<typeof select>>[number]

/**
 * Returns the bookings of these owners' properties that were paid, or whose transfer is awaited, with what
 * happened to their payment.
 */
export const listPaidBookings = (db: Queryable, ownerIds: readonly string[]): Promise<PaidBooking[]> =>
  select(db, inArray(properties.ownerId, [...ownerIds]))

/** What a line of the list of payments is named by: its card payment, or its booking where that is paid by transfer. */
export const paymentIdOf = sql<string>`coalesce(${checkoutSessions.id}, ${reservations.id})`

interface PaymentName {
  /** See `paymentIdOf`. */
  readonly id: string
  readonly reservationId: string
}

/** Returns these of them, in their order. */
export async function findPaidBookings(db: Queryable, names: readonly PaymentName[]): Promise<PaidBooking[]> {
  if (names.length === 0) return []
  const of = new Set(names.map(({ reservationId }) => reservationId))
  const read = await select(db, inArray(reservations.id, [...of]))
  const byId = new Map(read.map((booking) => [booking.checkout?.id ?? booking.reservation.id, booking]))
  return names.flatMap(({ id }) => byId.get(id) ?? [])
}

/** Returns the commissions agreed for these owners' properties. */
export const listCommissions = (db: Queryable, ownerIds: readonly string[]) =>
  db
    .select({
      ownerId: properties.ownerId,
      propertyId: commissions.propertyId,
      from: commissions.fromMonth,
      percent: commissions.percent,
    })
    .from(commissions)
    .innerJoin(properties, eq(properties.id, commissions.propertyId))
    .where(inArray(properties.ownerId, [...ownerIds]))
    .orderBy(asc(commissions.fromMonth))

/** Inserts what was agreed. Fails with a unique violation when the month has a commission already. */
export async function insertCommission(
  db: Queryable,
  values: typeof commissions.$inferInsert,
): Promise<void> {
  await db.insert(commissions).values(values)
}
