import { desc, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { carriedPayments, checkoutSessions } from '../../platform/db/schema/payments.ts'
import { listPaidCheckouts, type CheckoutRow } from './repository.ts'

/** A card payment that paid for a booking, and how much of it counts for the booking, in minor units. */
export interface PaymentSource {
  readonly checkout: CheckoutRow
  readonly share: number
}

const selectCarried = (db: Queryable, reservationIds: readonly string[]) =>
  db
    .select({
      reservationId: carriedPayments.reservationId,
      checkout: checkoutSessions,
      share: carriedPayments.amount,
    })
    .from(carriedPayments)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, carriedPayments.checkoutSessionId))
    .where(inArray(carriedPayments.reservationId, [...reservationIds]))
    .orderBy(desc(checkoutSessions.paidAt))

/**
 * Returns the card payments of a booking, the newest first: its own, and what was carried over from the
 * booking whose dates it changed. Empty when it was paid by transfer.
 */
export async function findSources(db: Queryable, reservationId: string): Promise<PaymentSource[]> {
  const own = await listPaidCheckouts(db, reservationId)
  const carried = await selectCarried(db, [reservationId])
  return [...own.map((checkout) => ({ checkout, share: checkout.amount })), ...carried]
}

/** Returns the payments that these reservations took over from others, the newest first. */
export async function listCarriedPayments(db: Queryable, reservationIds: readonly string[]) {
  const rows = reservationIds.length > 0 ? await selectCarried(db, reservationIds) : []
  return rows.map(({ reservationId, checkout: { id, paidAt, stripePaymentIntentId, receiptUrl } }) => ({
    reservationId,
    payment: { id, paidAt, paymentIntentId: stripePaymentIntentId, receiptUrl },
  }))
}

/** Lets a part of an earlier payment count for a reservation. */
export async function insertCarried(
  tx: Transaction,
  carried: typeof carriedPayments.$inferInsert,
): Promise<void> {
  await tx.insert(carriedPayments).values(carried)
}
