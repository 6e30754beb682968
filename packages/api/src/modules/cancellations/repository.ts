import { and, asc, eq, inArray, lte, not, notInArray, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { cancellations, type CancellationRow } from '../../platform/db/schema/cancellations.ts'
import { reservations } from '../../platform/db/schema/reservations.ts'
import { isMoneyHeldOf } from '../payments/dispute-repository.ts'

export type { CancellationRow } from '../../platform/db/schema/cancellations.ts'

/** Returns the open request of a reservation. Lock the reservation first to change it. */
export async function findOpenCancellation(
  db: Queryable,
  reservationId: string,
): Promise<CancellationRow | undefined> {
  const [row] = await db
    .select()
    .from(cancellations)
    .where(and(eq(cancellations.reservationId, reservationId), eq(cancellations.status, 'open')))
  return row
}

/** Returns the requests of these reservations that are open or were carried out. */
export const listCancellations = (
  db: Queryable,
  reservationIds: readonly string[],
): Promise<CancellationRow[]> =>
  db
    .select()
    .from(cancellations)
    .where(
      and(
        inArray(cancellations.reservationId, [...reservationIds]),
        inArray(cancellations.status, ['open', 'agreed']),
      ),
    )

/** Inserts a request. Fails with a unique violation when the reservation has an open one. */
export async function insertCancellation(
  tx: Transaction,
  values: typeof cancellations.$inferInsert,
): Promise<CancellationRow> {
  const [row] = await tx.insert(cancellations).values(values).returning()
  return row!
}

interface End {
  readonly status: 'agreed' | 'withdrawn' | 'void'
  readonly endedAt: Date
  readonly endedBy: string | null
}

/** Ends an open request. */
export async function endCancellation(tx: Transaction, id: string, end: End): Promise<void> {
  await tx
    .update(cancellations)
    .set(end)
    .where(and(eq(cancellations.id, id), eq(cancellations.status, 'open')))
}

/**
 * Returns the reservations whose open request has to end now: nobody answered in time, or the booking has
 * ended in another way. While a bank holds the money, a request waits.
 */
export const findDueCancellations = (db: Queryable, now: Date): Promise<{ id: string }[]> =>
  db
    .select({ id: reservations.id })
    .from(cancellations)
    .innerJoin(reservations, eq(reservations.id, cancellations.reservationId))
    .where(
      and(
        eq(cancellations.status, 'open'),
        or(
          and(lte(cancellations.answerUntil, now), not(isMoneyHeldOf)),
          notInArray(reservations.state, ['confirmed', 'active']),
        ),
      ),
    )
    .orderBy(asc(cancellations.answerUntil))
    .limit(100)
