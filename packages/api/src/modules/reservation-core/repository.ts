import { pendingStates, type ReservationState } from '@metrolibre/contract'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, not, notInArray, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import type { InstantRange } from '../../platform/db/schema/columns.ts'
import { cancellations } from '../../platform/db/schema/cancellations.ts'
import { checkoutSessions } from '../../platform/db/schema/payments.ts'
import { reservations, type ReservationRow } from '../../platform/db/schema/reservations.ts'

const overlaps = (period: InstantRange) =>
  sql`${reservations.period} && tstzrange(${period.start.toISOString()}, ${period.end.toISOString()})`

export async function findReservation(db: Queryable, id: string): Promise<ReservationRow | undefined> {
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id))
  return row
}

/** Returns a reservation and locks its row until the transaction ends. */
export async function lockReservation(tx: Transaction, id: string): Promise<ReservationRow | undefined> {
  const [row] = await tx.select().from(reservations).where(eq(reservations.id, id)).for('update')
  return row
}

export type NewReservation = typeof reservations.$inferInsert

/** Inserts a reservation. Fails with an exclusion violation when the period is taken. */
export async function insertReservation(tx: Transaction, values: NewReservation): Promise<ReservationRow> {
  const [row] = await tx.insert(reservations).values(values).returning()
  return row!
}

/**
 * Writes the new state if the reservation is still in the old one, and returns undefined if it is not. Only
 * `applyTransition` may call this.
 */
export async function changeState(
  tx: Transaction,
  { id, from, to }: { id: string; from: ReservationState; to: ReservationState },
  set: Partial<ReservationRow>,
): Promise<ReservationRow | undefined> {
  const [row] = await tx
    .update(reservations)
    .set({ ...set, state: to })
    .where(and(eq(reservations.id, id), eq(reservations.state, from)))
    .returning()
  return row
}

/** Returns the reservation that was created with this idempotency key of the tenant. */
export async function findByKey(
  db: Queryable,
  tenantId: string,
  key: string,
): Promise<ReservationRow | undefined> {
  const [row] = await db
    .select()
    .from(reservations)
    .where(and(eq(reservations.tenantId, tenantId), eq(reservations.idempotencyKey, key)))
  return row
}

/** Returns the tenant's own unpaid reservation of exactly this place and period. */
export async function findOwnPending(
  db: Queryable,
  wanted: { tenantId: string; propertyId: string; roomId: string | null; period: InstantRange; now: Date },
): Promise<ReservationRow | undefined> {
  const [row] = await db
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.tenantId, wanted.tenantId),
        eq(reservations.propertyId, wanted.propertyId),
        wanted.roomId === null ? isNull(reservations.roomId) : eq(reservations.roomId, wanted.roomId),
        eq(reservations.period, wanted.period),
        inArray(reservations.state, ['held', 'contract_signed', 'awaiting_payment']),
        gt(reservations.holdExpiresAt, wanted.now),
      ),
    )
  return row
}

const isLiveHold = (tenantId: string, now: Date) =>
  and(
    eq(reservations.tenantId, tenantId),
    inArray(reservations.state, [...pendingStates]),
    gt(reservations.holdExpiresAt, now),
  )

/** Counts a tenant's unpaid reservations whose time is not over. */
export const countLiveHolds = (tx: Transaction, tenantId: string, now: Date): Promise<number> =>
  tx.$count(reservations, isLiveHold(tenantId, now))

/** Tells whether a live hold of the tenant occupies a part of this place and period. */
export async function hasOwnHold(
  db: Queryable,
  wanted: { tenantId: string; propertyId: string; roomId: string | null; period: InstantRange },
  now: Date,
): Promise<boolean> {
  const { tenantId, propertyId, roomId, period } = wanted
  const own = and(
    isLiveHold(tenantId, now),
    eq(reservations.propertyId, propertyId),
    roomId === null ? undefined : or(isNull(reservations.roomId), eq(reservations.roomId, roomId)),
    overlaps(period),
  )
  return (await db.$count(reservations, own)) > 0
}

/**
 * Limits a query to reservations of one property, or to those that overlap a period. Without either, all
 * match.
 */
export interface Where {
  readonly propertyId?: string
  readonly period?: InstantRange
}

const isOverdue = (now: Date, { propertyId, period }: Where) =>
  and(
    lte(reservations.holdExpiresAt, now),
    propertyId === undefined ? undefined : eq(reservations.propertyId, propertyId),
    period === undefined ? undefined : overlaps(period),
  )

const isOverdueHold = (now: Date, where: Where) =>
  and(inArray(reservations.state, ['held', 'contract_signed', 'awaiting_transfer']), isOverdue(now, where))

/** Returns overdue reservations without a checkout, oldest first. */
export const findOverdueHolds = (db: Queryable, now: Date, where: Where = {}): Promise<ReservationRow[]> =>
  db
    .select()
    .from(reservations)
    .where(isOverdueHold(now, where))
    .orderBy(asc(reservations.holdExpiresAt))
    .limit(100)

/**
 * Locks the oldest overdue reservation without a checkout that no other transaction has locked, and returns it.
 * @param except ids of reservations to leave out
 */
export async function lockFreeOverdueHold(
  tx: Transaction,
  now: Date,
  except: string[],
): Promise<ReservationRow | undefined> {
  const [row] = await tx
    .select()
    .from(reservations)
    .where(and(isOverdueHold(now, {}), notInArray(reservations.id, except)))
    .orderBy(asc(reservations.holdExpiresAt))
    .limit(1)
    .for('no key update', { skipLocked: true })
  return row
}

/** Makes each statement of the transaction fail that waits longer than this for a lock (see `isLockTimeout`). */
export const limitLockWait = async (tx: Transaction, milliseconds: number): Promise<void> =>
  void (await tx.execute(sql`select set_config('lock_timeout', ${`${milliseconds}ms`}, true)`))

/**
 * Returns reservations whose time to pay is over, with their open checkout. The one that was tried longest
 * ago comes first, so that checkouts which can't be closed yet, however many, don't delay the others.
 */
export const findOverdueCheckouts = (db: Queryable, now: Date, where: Where = {}) =>
  db
    .select({ id: reservations.id, checkoutId: checkoutSessions.id })
    .from(reservations)
    .leftJoin(
      checkoutSessions,
      and(
        eq(checkoutSessions.reservationId, reservations.id),
        inArray(checkoutSessions.status, ['creating', 'open']),
      ),
    )
    .where(and(eq(reservations.state, 'awaiting_payment'), isOverdue(now, where)))
    .orderBy(sql`${checkoutSessions.updatedAt} asc nulls first`)
    .limit(40)

/** Tells whether the tenant asks to cancel a booking. Lock the reservation first to rely on it. */
export const hasOpenCancellation = async (db: Queryable, reservationId: string): Promise<boolean> => {
  const open = and(eq(cancellations.reservationId, reservationId), eq(cancellations.status, 'open'))
  return (await db.$count(cancellations, open)) > 0
}

/** Returns the unpaid reservation that changes the dates of a booking. */
export async function findPendingChange(db: Queryable, id: string): Promise<ReservationRow | undefined> {
  const [row] = await db
    .select()
    .from(reservations)
    .where(and(eq(reservations.replacesId, id), inArray(reservations.state, [...pendingStates])))
  return row
}

/** Returns which of these bookings were changed to other dates, and by which reservations. */
export const listChanged = async (db: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({ from: reservations.replacesId, to: reservations.id })
        .from(reservations)
        .where(and(inArray(reservations.replacesId, [...ids]), isNotNull(reservations.confirmedAt)))

/** Tells whether a live reservation extends a booking. */
export const isExtended = async (db: Queryable, id: string): Promise<boolean> => {
  const follows = and(eq(reservations.previousReservationId, id), eq(reservations.blocks, true))
  return (await db.$count(reservations, follows)) > 0
}

const isAskedToCancel = sql`exists (select from ${cancellations}
  where ${cancellations.reservationId} = ${reservations.id} and ${cancellations.status} = 'open')`

/** Locks a paid booking, and tells whether it stays as it is: nobody asked to cancel it, and it was not ended before its time. */
export async function lockGoingOn(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx.select().from(reservations).where(eq(reservations.id, id)).for('update')
  if (!row || !['confirmed', 'active', 'completed'].includes(row.state)) return false
  return (await tx.$count(reservations, and(eq(reservations.id, id), isAskedToCancel))) === 0
}

/**
 * Returns bookings whose start (`confirmed`) or end (`active`) has been reached. One that its tenant asked to
 * cancel is not completed.
 */
export const findDue = (
  db: Queryable,
  now: Date,
  state: 'confirmed' | 'active',
): Promise<ReservationRow[]> => {
  const bound =
    state === 'confirmed' ? sql`lower(${reservations.period})` : sql`upper(${reservations.period})`
  return db
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.state, state),
        sql`${bound} <= ${now.toISOString()}::timestamptz`,
        state === 'active' ? not(isAskedToCancel) : undefined,
      ),
    )
    .limit(200)
}
