import { eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { eventSweeps } from '../../platform/db/schema/disputes.ts'
import { paymentEvents } from '../../platform/db/schema/payments.ts'

export interface StoredEvent {
  readonly id: string
  readonly type: string
  readonly stripeSessionId: string | null
  readonly payload: Record<string, unknown>
}

/**
 * Stores an event's id in the same transaction as its effect. Returns false when the event was processed
 * before.
 */
export async function rememberEvent(tx: Transaction, event: StoredEvent, at: Date): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values({ ...event, receivedAt: at })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return rows.length > 0
}

/** Returns which of these events were processed before. */
export async function findProcessed(db: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(inArray(paymentEvents.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

const name = 'payments'

/**
 * Returns up to which moment the provider's list of events was read, by the provider's clock, or undefined
 * before the first time.
 */
export async function findReadTo(db: Queryable): Promise<Date | undefined> {
  const [row] = await db.select().from(eventSweeps).where(eq(eventSweeps.name, name))
  return row?.readTo
}

/**
 * Stores up to which moment the list was read. Never moves back, because a concurrent sweep may have read
 * further.
 */
export async function moveReadTo(db: Queryable, readTo: Date): Promise<void> {
  await db
    .insert(eventSweeps)
    .values({ name, readTo })
    .onConflictDoUpdate({
      target: eventSweeps.name,
      set: { readTo: sql`greatest(${eventSweeps.readTo}, excluded.read_to)` },
    })
}
