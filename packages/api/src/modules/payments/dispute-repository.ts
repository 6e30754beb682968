import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { disputes } from '../../platform/db/schema/disputes.ts'
import { holdsMoney, isDisputeOver } from './dispute-status.ts'

/** Whether a bank holds the money of a reservation and has not decided: the provider would send nothing back. */
export async function isMoneyHeld(db: Queryable, reservationId: string): Promise<boolean> {
  const rows = await db
    .select({ status: disputes.status })
    .from(disputes)
    .where(eq(disputes.reservationId, reservationId))
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
