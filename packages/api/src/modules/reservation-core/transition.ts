import { findTransition, pendingStates, type ReservationState } from '@metrolibre/contract'
import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { recordTransition, type TransitionRecord } from './event-repository.ts'
import { changeState } from './repository.ts'

type Settable = Pick<
  ReservationRow,
  'holdExpiresAt' | 'contractData' | 'checkoutAttempts' | 'firstCheckoutAt' | 'confirmedAt' | 'refundDue'
>

export interface Transition extends TransitionRecord {
  readonly from: ReservationState
  /** Columns to write together with the state. */
  readonly set?: Partial<Settable>
}

const isPending = (state: ReservationState): boolean => (pendingStates as readonly string[]).includes(state)

/**
 * Moves a reservation to another state and writes one audit row; this is the only way to do it. Returns
 * undefined when another request has changed the state first (RULES.md §6.2, §6.3).
 * @throws TypeError when the machine has no such transition for this actor.
 */
export async function applyTransition(
  tx: Transaction,
  change: Transition,
): Promise<ReservationRow | undefined> {
  const known = findTransition(change.from, change.to, change.actor)
  if (!known) throw new TypeError(`No transition ${change.from} to ${change.to} by ${change.actor}`)
  const row = await changeState(tx, change, {
    ...(isPending(change.to) ? {} : { holdExpiresAt: null }),
    ...change.set,
    ...(known.blocks === 'keep' ? {} : { blocks: known.blocks }),
    updatedAt: change.at,
  })
  if (row) await recordTransition(tx, change)
  return row
}
