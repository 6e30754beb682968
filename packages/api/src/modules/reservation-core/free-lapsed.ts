import type { Transaction } from '../../platform/db/client.ts'
import type { InstantRange } from '../../platform/db/schema/columns.ts'
import { findOverdueHolds } from './repository.ts'
import { applyTransition } from './transition.ts'

/**
 * Lets go, in the caller's transaction, of the holds whose time is over and that stand in a period, so that nobody
 * loses it to one that only waits to be swept. One with a checkout stays: somebody may be paying it. RULES.md §6.
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
