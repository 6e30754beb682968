import { asc, and, eq, inArray, notInArray, notLike, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { disputes, type DisputeRow } from '../../platform/db/schema/disputes.ts'
import { reservations } from '../../platform/db/schema/reservations.ts'
import { holdsMoney, isDisputeOver, overStatuses } from './dispute-status.ts'

/** Returns a dispute by the provider's id. */
export async function findDispute(db: Queryable, id: string): Promise<DisputeRow | undefined> {
  const [row] = await db.select().from(disputes).where(eq(disputes.id, id))
  return row
}

/** Returns the disputes of these reservations, oldest first. */
export const listDisputes = (db: Queryable, reservationIds: readonly string[]): Promise<DisputeRow[]> =>
  db
    .select()
    .from(disputes)
    .where(inArray(disputes.reservationId, [...reservationIds]))
    .orderBy(asc(disputes.openedAt))

/** Returns the disputes of a payment, oldest first. */
export const listDisputesOf = (db: Queryable, intent: string): Promise<DisputeRow[]> =>
  db.select().from(disputes).where(eq(disputes.stripePaymentIntentId, intent)).orderBy(asc(disputes.openedAt))

/**
 * Inserts a dispute or updates it. Its reservation, payment and opening time stay as they were first written.
 */
export async function writeDispute(
  tx: Transaction,
  { id, reservationId, stripePaymentIntentId, openedAt, ...reading }: typeof disputes.$inferInsert,
): Promise<DisputeRow> {
  const [row] = await tx
    .insert(disputes)
    .values({ id, reservationId, stripePaymentIntentId, openedAt, ...reading })
    .onConflictDoUpdate({ target: disputes.id, set: reading })
    .returning()
  return row!
}

/**
 * Tells whether a bank holds the money of a reservation in an open dispute. The provider would refuse a
 * refund then.
 */
export async function isMoneyHeld(db: Queryable, reservationId: string): Promise<boolean> {
  const rows = await listDisputes(db, [reservationId])
  return rows.some((row) => holdsMoney(row) && !isDisputeOver(row))
}

/** The same as a condition on the row of `reservations` in a query. */
export const isMoneyHeldOf: SQL<boolean> = sql<boolean>`exists (select from ${disputes} where ${and(
  eq(disputes.reservationId, reservations.id),
  notInArray(disputes.status, [...overStatuses]),
  notLike(disputes.status, String.raw`warning\_%`),
)})`

/** Tells, in the same way, whether a bank has taken money of a reservation for good. */
export const isMoneyLostOf: SQL<boolean> = sql<boolean>`exists (select from ${disputes} where ${and(
  eq(disputes.reservationId, reservations.id),
  eq(disputes.status, 'lost'),
)})`

export type DisputeOutcome = Record<'disputed' | 'lost', boolean>

/** Returns the state of disputes by payment. Payments without a dispute are missing from the map. */
export async function disputeOutcomes(
  db: Queryable,
  intents: readonly string[],
): Promise<Map<string, DisputeOutcome>> {
  const rows = await db
    .select({ intent: disputes.stripePaymentIntentId, status: disputes.status })
    .from(disputes)
    .where(inArray(disputes.stripePaymentIntentId, [...intents]))
  const outcomes = new Map<string, DisputeOutcome>()
  for (const row of rows) {
    const others = outcomes.get(row.intent)
    outcomes.set(row.intent, {
      disputed: others?.disputed || !isDisputeOver(row),
      lost: others?.lost || row.status === 'lost',
    })
  }
  return outcomes
}

/** Returns how much of a booking's payments a bank gave back to the payer in lost disputes, in minor units. */
export async function lostToBank(
  db: Queryable,
  reservationId: string,
  sources: ReadonlyArray<{ readonly checkout: { readonly stripePaymentIntentId: string | null } }>,
): Promise<number> {
  const intents = sources.flatMap(({ checkout }) => checkout.stripePaymentIntentId ?? [])
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${disputes.amount}), 0)::float8` })
    .from(disputes)
    .where(
      and(
        eq(disputes.reservationId, reservationId),
        inArray(disputes.stripePaymentIntentId, intents),
        eq(disputes.status, 'lost'),
      ),
    )
  return row!.sum
}
