import {
  findTransition,
  pendingStates,
  type ReservationActor,
  type ReservationState,
} from '@metrolibre/contract'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import {
  reservationEvents,
  reservations,
  type ReservationRow,
} from '../../platform/db/schema/reservations.ts'

type Settable = Pick<
  ReservationRow,
  'holdExpiresAt' | 'contractData' | 'checkoutAttempts' | 'firstCheckoutAt' | 'confirmedAt'
>

export interface Transition {
  readonly id: string
  readonly from: ReservationState
  readonly to: ReservationState
  readonly actor: ReservationActor
  readonly at: Date
  readonly actorId?: string | null
  readonly reason?: string
  readonly data?: Record<string, unknown>
  /** Columns that change with the state. */
  readonly set?: Partial<Settable>
}

const isPending = (state: ReservationState): boolean => (pendingStates as readonly string[]).includes(state)

/**
 * The only way a reservation changes its state: compares the old one, writes the new one and one audit row.
 * Gives undefined when somebody else was faster. RULES.md §6.
 * @throws TypeError when the machine knows no such transition for this actor.
 */
export async function applyTransition(
  tx: Transaction,
  change: Transition,
): Promise<ReservationRow | undefined> {
  const known = findTransition(change.from, change.to, change.actor)
  if (!known) throw new TypeError(`No transition ${change.from} to ${change.to} by ${change.actor}`)
  const [row] = await tx
    .update(reservations)
    .set({
      ...(isPending(change.to) ? {} : { holdExpiresAt: null }),
      ...change.set,
      ...(known.blocks === 'keep' ? {} : { blocks: known.blocks }),
      state: change.to,
      updatedAt: change.at,
    })
    .where(and(eq(reservations.id, change.id), eq(reservations.state, change.from)))
    .returning()
  if (row) await recordTransition(tx, change)
  return row
}

/** The audit row of a transition; `from` is null for a new reservation. */
export async function recordTransition(
  tx: Transaction,
  change: Omit<Transition, 'from' | 'set'> & { from: ReservationState | null },
): Promise<void> {
  await tx.insert(reservationEvents).values({
    reservationId: change.id,
    fromState: change.from,
    toState: change.to,
    actor: change.actor,
    actorId: change.actorId ?? null,
    reason: change.reason ?? null,
    data: change.data ?? {},
    at: change.at,
  })
}
