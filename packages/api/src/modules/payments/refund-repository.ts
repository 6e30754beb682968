import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { refunds } from '../../platform/db/schema/payments.ts'

export type RefundRow = typeof refunds.$inferSelect

interface Paid {
  readonly checkout: { readonly id: string; readonly stripePaymentIntentId: string | null }
}

/** Refunds of deposits are none of a booking, although they come from the same payment. */
const isOfBooking = ne(refunds.reason, 'deposit')

/** Refunds of these payments: those of a month that was paid by transfer have no id of the provider. */
const isOf = (sources: readonly Paid[]) =>
  and(
    isOfBooking,
    or(
      inArray(
        refunds.stripePaymentIntentId,
        sources.flatMap(({ checkout }) => checkout.stripePaymentIntentId ?? []),
      ),
      inArray(
        refunds.checkoutSessionId,
        sources.flatMap(({ checkout }) => (checkout.stripePaymentIntentId === null ? checkout.id : [])),
      ),
    ),
  )

/** Returns the refunds of these reservations, oldest first. */
export const listRefunds = (db: Queryable, reservationIds: readonly string[]): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(isOfBooking, inArray(refunds.reservationId, [...reservationIds])))
    .orderBy(asc(refunds.createdAt))

/** Returns the refunds of a checkout's payment, oldest first, whichever booking they were made for. */
export const listRefundsOf = (db: Queryable, checkoutId: string): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.checkoutSessionId, checkoutId)).orderBy(asc(refunds.createdAt))

/** Returns how many refunds of a deposit were ordered. */
export const countReturns = (db: Queryable, depositId: string): Promise<number> =>
  db.$count(refunds, eq(refunds.depositId, depositId))

/** Returns which of these payments at the provider have a refund on its way. */
export async function listRefunding(db: Queryable, intents: readonly string[]): Promise<Set<string | null>> {
  const rows = await db
    .selectDistinct({ intent: refunds.stripePaymentIntentId })
    .from(refunds)
    .where(
      and(isOfBooking, inArray(refunds.stripePaymentIntentId, [...intents]), eq(refunds.status, 'pending')),
    )
  return new Set(rows.map(({ intent }) => intent))
}

/** Returns the refunds of a booking that were ordered under this key (see `orderRefund`). */
export const listOrderedUnder = (db: Queryable, reservationId: string, key: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.reservationId, reservationId),
        sql`right(${refunds.idempotencyKey}, ${key.length + 1}) = ${`:${key}`}`,
      ),
    )

/** Returns the refunds that were ordered together with this one, and this one, such as for one cancellation. */
export const listOrderedWith = (
  db: Queryable,
  { reservationId, reason, createdAt }: RefundRow,
): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.reservationId, reservationId),
        eq(refunds.reason, reason),
        eq(refunds.createdAt, createdAt),
      ),
    )

/** Returns refunds to send or to read again now, those that waited longest first. */
export const findDueRefunds = (db: Queryable, now: Date): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.status, 'pending'), or(isNull(refunds.nextTryAt), lte(refunds.nextTryAt, now))))
    .orderBy(sql`${refunds.nextTryAt} asc nulls first`)
    .limit(40)

/** Returns a refund by the provider's id, or by ours when the provider's id has not reached us. */
export async function findRefund(
  db: Queryable,
  { stripeRefundId, id }: { stripeRefundId: string; id?: string | undefined },
): Promise<RefundRow | undefined> {
  const withoutProviderId =
    id === undefined ? undefined : and(eq(sql`${refunds.id}::text`, id), isNull(refunds.stripeRefundId))
  const [row] = await db
    .select()
    .from(refunds)
    .where(or(eq(refunds.stripeRefundId, stripeRefundId), withoutProviderId))
    .orderBy(sql`${refunds.stripeRefundId} nulls last`)
    .limit(1)
  return row
}

/**
 * Returns a refund and locks its row until the transaction ends. Every transaction locks the reservation
 * before its refunds.
 */
export async function lockRefund(tx: Transaction, id: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return row
}

/**
 * Returns how much of a booking's payments was refunded for it and how much is being refunded, in minor units.
 * A payment that was carried over to another booking is refunded for that one.
 */
export async function sumRefunds(
  db: Queryable,
  reservationId: string,
  sources: readonly Paid[],
): Promise<{ succeeded: number; pending: number }> {
  const sum = (status: RefundRow['status']) =>
    sql<number>`coalesce(sum(${refunds.amount}) filter (where ${refunds.status} = ${status}), 0)::float8`
  const [row] = await db
    .select({ succeeded: sum('succeeded'), pending: sum('pending') })
    .from(refunds)
    .where(and(eq(refunds.reservationId, reservationId), isOf(sources)))
  return row!
}

/** Returns how much of a booking that was paid by transfer was returned at the bank, in minor units. */
export async function sumTransferReturns(db: Queryable, reservationId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8` })
    .from(refunds)
    .where(
      and(
        eq(refunds.reservationId, reservationId),
        isNull(refunds.stripePaymentIntentId),
        eq(refunds.status, 'succeeded'),
      ),
    )
  return row!.sum
}

/** Returns when the oldest refund of a booking's payments that is still on its way was ordered. */
export async function findPendingSince(
  db: Queryable,
  reservationId: string,
  sources: readonly Paid[],
): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: refunds.createdAt })
    .from(refunds)
    .where(and(eq(refunds.reservationId, reservationId), eq(refunds.status, 'pending'), isOf(sources)))
    .orderBy(asc(refunds.createdAt))
    .limit(1)
  return row?.createdAt
}

/** Tells whether a refund of a booking's payments failed and none of them is still on its way. */
export async function hasFailedRefund(
  db: Queryable,
  reservationId: string,
  sources: readonly Paid[],
): Promise<boolean> {
  const found = await db
    .select({ status: refunds.status })
    .from(refunds)
    .where(and(eq(refunds.reservationId, reservationId), isOf(sources)))
  return found.some(({ status }) => status === 'failed') && found.every(({ status }) => status !== 'pending')
}

/**
 * Inserts a refund. Returns undefined and changes nothing when its idempotency key exists, which means that
 * the same refund was ordered before.
 */
export async function insertRefund(
  tx: Transaction,
  refund: typeof refunds.$inferInsert,
): Promise<RefundRow | undefined> {
  const [row] = await tx
    .insert(refunds)
    .values(refund)
    .onConflictDoNothing({ target: refunds.idempotencyKey })
    .returning()
  return row
}

/** Changes a refund in any state. Lock it and check its state first. */
export async function changeRefund(
  tx: Transaction,
  id: string,
  change: Partial<RefundRow>,
  updatedAt: Date,
): Promise<void> {
  await tx
    .update(refunds)
    .set({ ...change, updatedAt })
    .where(eq(refunds.id, id))
}

const isUnsent = (id: string) =>
  and(eq(refunds.id, id), eq(refunds.status, 'pending'), isNull(refunds.stripeRefundId))

/** Lowers the amount of an order that the provider is not known to have. Leaves any other unchanged. */
export async function reduceUnsent(db: Queryable, id: string, amount: number): Promise<void> {
  await db.update(refunds).set({ amount }).where(isUnsent(id))
}

/** Removes an order that the provider is not known to have. Returns false when the provider has it by now. */
export async function removeUnsent(tx: Transaction, id: string): Promise<boolean> {
  const removed = await tx.delete(refunds).where(isUnsent(id)).returning({ id: refunds.id })
  return removed.length > 0
}

/** Sets the reason of a payment's refunds that were made at the provider. */
export async function giveReason(
  tx: Transaction,
  intent: string,
  reason: RefundRow['reason'],
): Promise<void> {
  await tx
    .update(refunds)
    .set({ reason })
    .where(and(eq(refunds.stripePaymentIntentId, intent), eq(refunds.reason, 'provider')))
}
