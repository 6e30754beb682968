import { and, eq, sql } from 'drizzle-orm'
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

/** Minor units of a payment that a bank gave to its payer for good. */
export async function lostToBank(db: Queryable, intent: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${disputes.amount}), 0)::float8` })
    .from(disputes)
    .where(and(eq(disputes.stripePaymentIntentId, intent), eq(disputes.status, 'lost')))
  return row!.sum
}
