import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { disputes } from '../../platform/db/schema/disputes.ts'
import { holdsMoney } from './dispute-status.ts'

/** Whether a bank holds the money of a reservation, so that the provider would send nothing back. */
export async function isMoneyHeld(db: Queryable, reservationId: string): Promise<boolean> {
  const rows = await db
    .select({ status: disputes.status })
    .from(disputes)
    .where(eq(disputes.reservationId, reservationId))
  return rows.some(holdsMoney)
}
