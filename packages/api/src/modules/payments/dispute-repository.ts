import { asc, and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { disputes, type DisputeRow } from '../../platform/db/schema/disputes.ts'
import { holdsMoney, isDisputeOver } from './dispute-status.ts'

/** By the provider's id. */
export async function findDispute(db: Queryable, id: string): Promise<DisputeRow | undefined> {
  const [row] = await db.select().from(disputes).where(eq(disputes.id, id))
  return row
}

/** Of all these reservations, oldest first. */
export const listDisputes = (db: Queryable, reservationIds: readonly string[]): Promise<DisputeRow[]> =>
  db
    .select()
    .from(disputes)
    .where(inArray(disputes.reservationId, [...reservationIds]))
    .orderBy(asc(disputes.openedAt))

/** Writes a dispute over whatever is there; its reservation, payment and opening stay as they were written first. */
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

/** Whether a bank holds the money of a reservation and has not decided: the provider would send nothing back. */
export async function isMoneyHeld(db: Queryable, reservationId: string): Promise<boolean> {
  const rows = await listDisputes(db, [reservationId])
  return rows.some((row) => holdsMoney(row) && !isDisputeOver(row))
}

export type DisputeOutcome = Record<'disputed' | 'lost', boolean>

/** How the disputes of payments stand, by payment; nothing of those that we know no dispute of. */
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
    const { disputed, lost } = outcomes.get(row.intent) ?? { disputed: false, lost: false }
    outcomes.set(row.intent, {
      disputed: disputed || !isDisputeOver(row),
      lost: lost || row.status === 'lost',
    })
  }
  return outcomes
}

/** Minor units of a payment that a bank gave to its payer for good. */
export async function lostToBank(db: Queryable, intent: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${disputes.amount}), 0)::float8` })
    .from(disputes)
    .where(and(eq(disputes.stripePaymentIntentId, intent), eq(disputes.status, 'lost')))
  return row!.sum
}
