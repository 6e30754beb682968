import type { Transaction } from '../../platform/db/client.ts'
import { refunds } from '../../platform/db/schema/payments.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import type { CheckoutRow, RefundRow } from './repository.ts'

interface RefundOrder {
  readonly reservation: ReservationRow
  readonly checkout: CheckoutRow
  /** Minor units. */
  readonly amount: number
  readonly reason: RefundRow['reason']
  readonly at: Date
}

/** Leaves a refund in the outbox of this transaction. */
export async function orderRefund(
  tx: Transaction,
  { reservation, checkout, amount, reason, at }: RefundOrder,
): Promise<void> {
  await tx.insert(refunds).values({
    reservationId: reservation.id,
    checkoutSessionId: checkout.id,
    idempotencyKey: `refund:${checkout.id}:${at.getTime()}`,
    amount,
    currency: checkout.currency,
    reason,
    createdAt: at,
    updatedAt: at,
  })
}
