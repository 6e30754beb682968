import type { ChargeActor, ChargeState } from '@metrolibre/contract'
import { and, asc, eq, inArray, lte, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import {
  chargeEvents,
  charges,
  chargeTransfers,
  stayEnds,
  type ChargeRow,
} from '../../platform/db/schema/charges.ts'
import { checkoutSessions } from '../../platform/db/schema/payments.ts'
import { users } from '../../platform/db/schema/users.ts'

const named = ({ reservationId, number }: Pick<ChargeRow, 'reservationId' | 'number'>) =>
  and(eq(charges.reservationId, reservationId), eq(charges.number, number))

interface GrantedDays {
  /** The last day to pay it. */
  readonly grantedTo: string
  readonly overdueAt: Date
  readonly actorId: string
  readonly reason: string
  readonly at: Date
}

/** Gives a charge more days, and writes who did it. It must be locked. */
export async function writeGrantedDays(
  tx: Transaction,
  charge: Pick<ChargeRow, 'reservationId' | 'number'> & { readonly state: ChargeState },
  { grantedTo, overdueAt, actorId, reason, at }: GrantedDays,
): Promise<ChargeRow> {
  const { reservationId, number, state: from } = charge
  // One that could not be charged to the card is tried again in its own time.
  const to = from === 'overdue' ? 'due' : from
  const [row] = await tx
    .update(charges)
    .set({ state: to, grantedTo, overdueAt, updatedAt: at })
    .where(named(charge))
    .returning()
  const moved = { fromState: from, toState: to, actor: 'admin', actorId, reason, grantedTo, at } as const
  await tx.insert(chargeEvents).values({ reservationId, number, ...moved })
  return row!
}

/** Notes when a tenant asked to pay a charge by bank transfer. It must be locked. */
export async function writeTransferAsked(
  tx: Transaction,
  charge: Pick<ChargeRow, 'reservationId' | 'number'>,
  at: Date,
): Promise<void> {
  await tx.update(charges).set({ transferAskedAt: at, updatedAt: at }).where(named(charge))
}

/** Inserts what the office knows of a bank transfer that paid a charge. */
export async function insertChargeTransfer(
  tx: Transaction,
  values: typeof chargeTransfers.$inferInsert,
): Promise<void> {
  await tx.insert(chargeTransfers).values(values)
}

/** Returns a transfer of a charge by its payment. */
export async function findChargeTransfer(db: Queryable, checkoutSessionId: string) {
  const [row] = await db
    .select()
    .from(chargeTransfers)
    .where(eq(chargeTransfers.checkoutSessionId, checkoutSessionId))
  return row
}

/** Returns the payments among these that are transfers which the office recorded. */
export async function listTransferPayments(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: chargeTransfers.checkoutSessionId })
    .from(chargeTransfers)
    .where(inArray(chargeTransfers.checkoutSessionId, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

export interface ChargeEvent {
  readonly number: number
  readonly from: ChargeState | null
  readonly to: ChargeState
  readonly actor: ChargeActor
  readonly by: { readonly firstName: string; readonly lastName: string } | null
  readonly reason: string | null
  readonly grantedTo: string | null
  readonly at: Date
}

/** Returns what happened to the charges of a booking, oldest first, with the names of the people who did it. */
export const listChargeEvents = (db: Queryable, reservationId: string): Promise<ChargeEvent[]> =>
  db
    .select({
      number: chargeEvents.number,
      from: chargeEvents.fromState,
      to: chargeEvents.toState,
      actor: chargeEvents.actor,
      by: { firstName: users.firstName, lastName: users.lastName },
      reason: chargeEvents.reason,
      grantedTo: chargeEvents.grantedTo,
      at: chargeEvents.at,
    })
    .from(chargeEvents)
    .leftJoin(users, eq(users.id, chargeEvents.actorId))
    .where(eq(chargeEvents.reservationId, reservationId))
    .orderBy(asc(chargeEvents.id))

/** Tells whether a charge was overdue at some time, which its owner was told. */
export async function wasOverdue(
  db: Queryable,
  { reservationId, number }: Pick<ChargeRow, 'reservationId' | 'number'>,
): Promise<boolean> {
  const told = and(
    eq(chargeEvents.reservationId, reservationId),
    eq(chargeEvents.number, number),
    eq(chargeEvents.toState, 'overdue'),
  )
  return (await db.$count(chargeEvents, told)) > 0
}

export type StayEndRow = typeof stayEnds.$inferSelect

/** Returns the end that the office ordered of a stay. */
export async function findStayEnd(db: Queryable, reservationId: string): Promise<StayEndRow | undefined> {
  const [row] = await db.select().from(stayEnds).where(eq(stayEnds.reservationId, reservationId))
  return row
}

/** Inserts an end that was ordered. Returns false when there is one. */
export async function insertStayEnd(tx: Transaction, values: typeof stayEnds.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(stayEnds)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: stayEnds.reservationId })
  return rows.length > 0
}

/** Returns ordered ends whose time has come, the earliest first. */
export const findDueStayEnds = (db: Queryable, now: Date): Promise<StayEndRow[]> =>
  db
    .select()
    .from(stayEnds)
    .where(and(isNull(stayEnds.doneAt), lte(stayEnds.endsAt, now)))
    .orderBy(asc(stayEnds.endsAt))
    .limit(100)

/** Notes that the stay has ended. */
export async function noteStayEnded(tx: Transaction, reservationId: string, at: Date): Promise<void> {
  await tx.update(stayEnds).set({ doneAt: at }).where(eq(stayEnds.reservationId, reservationId))
}

/** Returns a payment of a booking by its idempotency key. */
export async function findPaymentByKey(db: Queryable, idempotencyKey: string) {
  const [row] = await db
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.idempotencyKey, idempotencyKey))
  return row
}
