import { findTransition } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../platform/db/client.ts'
import { reservations, type reservationEvents } from '../platform/db/schema/reservations.ts'

type Row = typeof reservations.$inferInsert
type Event = typeof reservationEvents.$inferInsert

/**
 * Writes bookings the way they happened, from the hold through every step of their history to the current
 * state, because the database accepts no other way. Those that free their period come first, as another
 * booking may have the same one.
 */
export async function playBookings(
  tx: Transaction,
  rows: readonly Row[],
  events: readonly Event[],
): Promise<void> {
  const histories = Map.groupBy(events, ({ reservationId }) => reservationId)
  for (const row of rows.toSorted((one, other) => Number(one.blocks) - Number(other.blocks)))
    await play(tx, row, histories.get(row.id!)!)
}

async function play(tx: Transaction, row: Row, [begin, ...steps]: readonly Event[]): Promise<void> {
  const { holdExpiresAt, updatedAt } = row
  const over = holdExpiresAt ?? begin!.at
  await tx.insert(reservations).values({ ...row, state: begin!.toState, blocks: true, holdExpiresAt: over })
  for (const { fromState, toState } of steps) {
    const { blocks } = findTransition(fromState!, toState)!
    const change = { state: toState, updatedAt, ...(blocks !== 'keep' && { blocks }) }
    await tx.update(reservations).set(change).where(eq(reservations.id, row.id!))
  }
  await tx.update(reservations).set({ holdExpiresAt, updatedAt }).where(eq(reservations.id, row.id!))
}
