import { pendingStates, type ReservationState } from '@metrolibre/contract'
import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import type { InstantRange } from '../../platform/db/schema/columns.ts'
import { checkoutSessions } from '../../platform/db/schema/payments.ts'
import { reservations, type ReservationRow } from '../../platform/db/schema/reservations.ts'

const overlaps = (period: InstantRange) =>
  sql`${reservations.period} && tstzrange(${period.start.toISOString()}, ${period.end.toISOString()})`

export async function findReservation(db: Queryable, id: string): Promise<ReservationRow | undefined> {
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id))
  return row
}

/** The same, kept from changing until the transaction ends. */
export async function lockReservation(tx: Transaction, id: string): Promise<ReservationRow | undefined> {
  const [row] = await tx.select().from(reservations).where(eq(reservations.id, id)).for('update')
  return row
}

export type NewReservation = typeof reservations.$inferInsert

/** Fails with the exclusion's violation where the period is taken. */
export async function insertReservation(tx: Transaction, values: NewReservation): Promise<ReservationRow> {
  const [row] = await tx.insert(reservations).values(values).returning()
  return row!
}

/** Only for `applyTransition`: writes the new state if the old one still holds; undefined when it does not. */
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

/** The reservation that a tenant's idempotency key already made. */
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

/** The tenant's own unpaid reservation of exactly this place and period. */
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

/** How many unpaid reservations of a tenant still run. */
export async function countLiveHolds(tx: Transaction, tenantId: string, now: Date): Promise<number> {
  const running = and(
    eq(reservations.tenantId, tenantId),
    inArray(reservations.state, [...pendingStates]),
    gt(reservations.holdExpiresAt, now),
  )
  return tx.$count(reservations, running)
}

/** Reservations of one property that touch a period; without it, all. */
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

/** Reservations without a checkout whose time is over, oldest first. */
export const findOverdueHolds = (db: Queryable, now: Date, where: Where = {}): Promise<ReservationRow[]> =>
  db
    .select()
    .from(reservations)
    .where(
      and(
        inArray(reservations.state, ['held', 'contract_signed', 'awaiting_transfer']),
        isOverdue(now, where),
      ),
    )
    .orderBy(asc(reservations.holdExpiresAt))
    .limit(100)

/**
 * Reservations whose time to pay is over, and their open checkout. The one that was looked at longest ago comes
 * first: those that cannot be closed yet, however many, keep no other waiting.
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

/** Bookings whose start (`confirmed`) or end (`active`) has come. */
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
    .where(and(eq(reservations.state, state), sql`${bound} <= ${now.toISOString()}::timestamptz`))
    .limit(200)
}
