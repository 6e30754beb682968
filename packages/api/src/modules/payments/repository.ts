import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  or,
  sql,
} from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { cardConsents } from '../../platform/db/schema/card-consents.ts'
import { carriedPayments, checkoutSessions, refunds } from '../../platform/db/schema/payments.ts'

export type CheckoutRow = typeof checkoutSessions.$inferSelect

/**
 * Matches a checkout that paid its reservation: there is at most one, or one for each month of a booking that is paid
 * month by month. A second payment, or one of another amount, was refunded without affecting the booking and does not match.
 */
export const isPaymentCounted = sql`(${checkoutSessions.status} = 'paid' and not exists (
  select from ${refunds} where ${refunds.reservationId} = ${checkoutSessions.reservationId}
    and ${refunds.checkoutSessionId} = ${checkoutSessions.id} and ${refunds.reason} in ('duplicate', 'mismatch')))`

/** Matches the checkout that confirmed its reservation; there is at most one. */
export const isOpening = sql`(coalesce(${checkoutSessions.chargeNumber}, 1) = 1 and ${isPaymentCounted})`

const unsettled = inArray(checkoutSessions.status, ['creating', 'open'])

/** Returns the one session of a reservation that can still be paid. */
export async function findUnsettled(db: Queryable, reservationId: string): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.reservationId, reservationId), unsettled))
  return row
}

/** Returns the checkout of a reservation that a key has led to. */
export async function findCheckoutByKey(
  db: Queryable,
  reservationId: string,
  key: string,
): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkoutSessions)
    .where(
      and(
        eq(checkoutSessions.reservationId, reservationId),
        or(eq(checkoutSessions.idempotencyKey, key), arrayContains(checkoutSessions.otherKeys, [key])),
      ),
    )
  return row
}

/** Makes another key lead to a checkout, for as long as that is kept. */
export async function addKey(tx: Transaction, { id }: CheckoutRow, key: string): Promise<CheckoutRow> {
  const [row] = await tx
    .update(checkoutSessions)
    .set({ otherKeys: sql`array_append(${checkoutSessions.otherKeys}, ${key})` })
    .where(eq(checkoutSessions.id, id))
    .returning()
  return row!
}

export async function findCheckoutById(db: Queryable, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await db.select().from(checkoutSessions).where(eq(checkoutSessions.id, id))
  return row
}

/** Returns a checkout by the provider's session id, or by ours when the provider's id has not reached us. */
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

/** Returns the checkouts that paid a reservation, the newest first. */
export const listPaidCheckouts = (db: Queryable, reservationId: string): Promise<CheckoutRow[]> =>
  db
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.reservationId, reservationId), isPaymentCounted))
    .orderBy(desc(checkoutSessions.paidAt), desc(checkoutSessions.chargeNumber))

/** Returns the number of the next attempt to pay a reservation. Lock the reservation first. */
export async function nextPaymentAttempt(tx: Transaction, reservationId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(checkoutSessions.attempt) })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.reservationId, reservationId))
  return (row?.last ?? 0) + 1
}

/** Returns how a tenant chose to pay with the last attempt: the first month alone, and with which consent to save the card. */
export async function lastChoice(
  db: Queryable,
  reservationId: string,
): Promise<{ readonly monthly: boolean; readonly cardConsent: number | undefined }> {
  const [row] = await db
    .select({ chargeNumber: checkoutSessions.chargeNumber, version: cardConsents.textVersion })
    .from(checkoutSessions)
    .leftJoin(cardConsents, eq(cardConsents.id, checkoutSessions.cardConsentId))
    .where(eq(checkoutSessions.reservationId, reservationId))
    .orderBy(desc(checkoutSessions.attempt))
    .limit(1)
  return { monthly: row?.chargeNumber === 1, cardConsent: row?.version ?? undefined }
}

export async function insertCheckout(
  tx: Transaction,
  checkout: typeof checkoutSessions.$inferInsert,
): Promise<CheckoutRow> {
  const [row] = await tx.insert(checkoutSessions).values(checkout).returning()
  return row!
}

type CheckoutChange = Partial<
  Pick<
    CheckoutRow,
    'status' | 'stripeSessionId' | 'stripePaymentIntentId' | 'receiptUrl' | 'url' | 'paidAt' | 'closedAt'
  >
>

/** Changes a session's row if it is in one of the states in `from`. Returns undefined if it is not. */
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
 * Returns sessions for the reconciler that were not updated lately: open ones, and those that we closed, in
 * case the provider lost that change. They are read until the provider says that nobody can pay them any
 * more, except those that ended before `forgottenBefore`.
 */
export const findQuietCheckouts = (
  db: Queryable,
  { before, forgottenBefore }: { before: Date; forgottenBefore: Date },
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
            isNull(checkoutSessions.closedAt),
            gt(checkoutSessions.expiresAt, forgottenBefore),
          ),
        ),
        lte(checkoutSessions.updatedAt, before),
      ),
    )
    .orderBy(asc(checkoutSessions.updatedAt))
    .limit(40)

/**
 * Gives an attempt a new idempotency key after its old one was used up, with other parameters if needed.
 * Returns undefined when another request did so first, or when the session is known by now.
 */
export async function renewKey(
  db: Queryable,
  { id, keyTurn, parameters: former }: CheckoutRow,
  parameters = former,
): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .update(checkoutSessions)
    .set({ keyTurn: keyTurn + 1, parameters })
    .where(
      and(
        eq(checkoutSessions.id, id),
        eq(checkoutSessions.keyTurn, keyTurn),
        eq(checkoutSessions.status, 'creating'),
      ),
    )
    .returning()
  return row
}

/** Returns the checkout that a payment at the provider has paid. */
export async function findPaidBy(db: Queryable, intent: string): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.stripePaymentIntentId, intent), isNotNull(checkoutSessions.paidAt)))
  return row
}

/**
 * Returns the id of the reservation that a payment at the provider counts for: the one that it was carried over
 * to last, that of its checkout, or that of a refund of it.
 */
export async function reservationOfIntent(db: Queryable, intent: string): Promise<string | undefined> {
  const [checkout] = await db
    .select({
      id: sql<string>`coalesce(${carriedPayments.reservationId}, ${checkoutSessions.reservationId})`,
    })
    .from(checkoutSessions)
    .leftJoin(carriedPayments, eq(carriedPayments.checkoutSessionId, checkoutSessions.id))
    .where(eq(checkoutSessions.stripePaymentIntentId, intent))
    .orderBy(sql`${carriedPayments.createdAt} desc nulls last`)
    .limit(1)
  if (checkout) return checkout.id
  const [refund] = await db
    .select({ id: refunds.reservationId })
    .from(refunds)
    .where(eq(refunds.stripePaymentIntentId, intent))
  return refund?.id
}
