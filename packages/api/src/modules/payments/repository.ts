import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { checkoutSessions, paymentEvents, refunds } from '../../platform/db/schema/payments.ts'
import { isCounted } from './counted-checkout.ts'

export type CheckoutRow = typeof checkoutSessions.$inferSelect
export type RefundRow = typeof refunds.$inferSelect

const unsettled = inArray(checkoutSessions.status, ['creating', 'open'])

/** The one session of a reservation that may still be paid. */
export async function findUnsettled(db: Queryable, reservationId: string): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.reservationId, reservationId), unsettled))
  return row
}

export async function findCheckoutByKey(db: Queryable, key: string): Promise<CheckoutRow | undefined> {
  const [row] = await db.select().from(checkoutSessions).where(eq(checkoutSessions.idempotencyKey, key))
  return row
}

/** By the provider's id, or by ours where the provider's was never learnt. */
export async function findCheckout(
  db: Queryable,
  ids: { stripeSessionId: string; id?: string | undefined },
): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkoutSessions)
    .where(
      or(
        eq(checkoutSessions.stripeSessionId, ids.stripeSessionId),
        ids.id === undefined ? undefined : eq(sql`${checkoutSessions.id}::text`, ids.id),
      ),
    )
  return row
}

/** The checkout that paid a reservation. */
export async function findPaidCheckout(
  db: Queryable,
  reservationId: string,
): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.reservationId, reservationId), isCounted))
  return row
}

type CheckoutChange = Partial<
  Pick<CheckoutRow, 'status' | 'stripeSessionId' | 'stripePaymentIntentId' | 'receiptUrl' | 'url' | 'paidAt'>
>

/** Changes a session's row only while it has one of the states in `from`; undefined when it has not. */
export async function changeCheckout(
  db: Queryable,
  id: string,
  from: ReadonlyArray<CheckoutRow['status']>,
  change: CheckoutChange,
  at: Date,
): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .update(checkoutSessions)
    .set({ ...change, updatedAt: at })
    .where(and(eq(checkoutSessions.id, id), inArray(checkoutSessions.status, [...from])))
    .returning()
  return row
}

/**
 * Sessions nobody has heard of for a while, for the reconciler: open ones, and those that were closed before their
 * own time, should the payment side have forgotten that. They are read until they cannot be paid any more, and once
 * more after that however long we were away, but for those that ended before `forgottenBefore`.
 */
export const findQuietCheckouts = (
  db: Queryable,
  { before, endedBefore, forgottenBefore }: { before: Date; endedBefore: Date; forgottenBefore: Date },
): Promise<CheckoutRow[]> =>
  db
    .select()
    .from(checkoutSessions)
    .where(
      and(
        or(
          unsettled,
          and(
            eq(checkoutSessions.status, 'expired'),
            isNotNull(checkoutSessions.stripeSessionId),
            gt(checkoutSessions.expiresAt, forgottenBefore),
            or(
              gt(checkoutSessions.expiresAt, endedBefore),
              lt(checkoutSessions.updatedAt, checkoutSessions.expiresAt),
            ),
          ),
        ),
        lte(checkoutSessions.updatedAt, before),
      ),
    )
    .orderBy(asc(checkoutSessions.updatedAt))
    .limit(40)

export interface StoredEvent {
  readonly id: string
  readonly type: string
  readonly stripeSessionId: string | null
  readonly payload: Record<string, unknown>
}

/** Keeps an event's id in the transaction of its effect; false when it had its effect before. */
export async function rememberEvent(tx: Transaction, event: StoredEvent, at: Date): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values({ ...event, receivedAt: at })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return rows.length > 0
}

/** Refunds to be sent or looked at again now, those that waited longest first. */
export const findDueRefunds = (db: Queryable, now: Date): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.status, 'pending'), or(isNull(refunds.nextTryAt), lte(refunds.nextTryAt, now))))
    .orderBy(sql`${refunds.nextTryAt} asc nulls first`)
    .limit(40)

/** Minor units of a checkout's payment that went back. */
export async function alreadyBack(db: Queryable, checkout: CheckoutRow): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8` })
    .from(refunds)
    .where(and(eq(refunds.checkoutSessionId, checkout.id), eq(refunds.status, 'succeeded')))
  return row!.sum
}
