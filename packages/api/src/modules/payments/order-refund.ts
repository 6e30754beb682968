import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { insertRefund, type RefundRow } from './refund-repository.ts'
import type { CheckoutRow } from './repository.ts'

interface Order {
  readonly reservation: ReservationRow
  /** Minor units. */
  readonly amount: number
  readonly reason: RefundRow['reason']
  readonly at: Date
}

/** What was paid: by a checkout of ours, or by a twin of one that the provider made besides. */
type Paid = { readonly checkout: CheckoutRow } | { readonly intent: string }

/** Leaves a refund in the outbox of this transaction; of a twin's payment there is one, however often it is ordered. */
export async function orderRefund(tx: Transaction, order: Order & Paid): Promise<void> {
  const { reservation, amount, reason, at } = order
  const paid =
    'checkout' in order
      ? {
          checkoutSessionId: order.checkout.id,
          stripePaymentIntentId: order.checkout.stripePaymentIntentId,
          idempotencyKey: `refund:${order.checkout.id}:${at.getTime()}`,
        }
      : { stripePaymentIntentId: order.intent, idempotencyKey: `refund:${order.intent}` }
  await insertRefund(tx, {
    ...paid,
    reservationId: reservation.id,
    amount,
    currency: reservation.currency,
    reason,
    createdAt: at,
    updatedAt: at,
  })
}
