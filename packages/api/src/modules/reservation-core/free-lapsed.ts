import type { Transaction } from '../../platform/db/client.ts'
import type { InstantRange } from '../../platform/db/schema/columns.ts'
import { findOverdueHolds } from './repository.ts'
import { applyTransition } from './transition.ts'

/**
 * Expires overdue holds that block the given period, in the caller's transaction, so that nobody is refused
 * because of a hold that the timer has not reached yet. A hold with a checkout stays, because its tenant may
 * be paying (RULES.md §6.11).
 */
export async function freeLapsed(
  tx: Transaction,
  where: { propertyId: string; period: InstantRange },
  now: Date,
): Promise<void> {
  for (const { id, state } of await findOverdueHolds(tx, now, where)) {
    await applyTransition(tx, {
      id,
      from: state,
      to: 'expired',
      actor: 'timer',
      at: now,
      reason: 'hold over',
    })
  }
}
