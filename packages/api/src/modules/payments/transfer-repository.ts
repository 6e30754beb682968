import type { Transaction } from '../../platform/db/client.ts'
import { transfers } from '../../platform/db/schema/payments.ts'

/** Records the bank transfer that paid a reservation. */
export async function insertTransfer(
  tx: Transaction,
  transfer: typeof transfers.$inferInsert,
): Promise<void> {
  await tx.insert(transfers).values(transfer)
}
