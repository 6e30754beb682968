import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { insertRefund, type RefundRow } from './refund-repository.ts'
import type { CheckoutRow } from './repository.ts'

interface Order {
  readonly reservation: ReservationRow
  /** In minor units. */
  readonly amount: number
  readonly reason: RefundRow['reason']
  /** Why the office ordered it. */
  readonly note?: string | undefined
  /** Names the order, so that it is made once however often it is sent. Default: its time. */
  readonly key?: string | undefined
  readonly at: Date
}

/** The payment to refund: of one of our checkouts, or of a second session that the provider created for one. */
type Paid = { readonly checkout: CheckoutRow } | { readonly intent: string }

/**
 * Adds a refund to the outbox in this transaction. A payment of a second session is refunded only once,
 * however often it is ordered.
 */
export async function orderRefund(tx: Transaction, order: Order & Paid): Promise<void> {
  const { reservation, at } = order
  const paid =
    'checkout' in order
      ? {
          checkoutSessionId: order.checkout.id,
          stripePaymentIntentId: order.checkout.stripePaymentIntentId,
          idempotencyKey: `refund:${order.checkout.id}:${reservation.id}:${order.key ?? at.getTime()}`,
        }
      : { stripePaymentIntentId: order.intent, idempotencyKey: `refund:${order.intent}` }
  await insertRefund(tx, { ...paid, ...columnsOf(order) })
}

/** Records a refund that an admin has sent by hand. The provider knows nothing of it. */
export async function recordReturned(
  tx: Transaction,
  order: Order & { checkout: CheckoutRow },
): Promise<void> {
  const { checkout, reservation, at } = order
  await insertRefund(tx, {
    checkoutSessionId: checkout.id,
    stripePaymentIntentId: checkout.stripePaymentIntentId,
    idempotencyKey: `hand:${checkout.id}:${reservation.id}:${order.key ?? at.getTime()}`,
    ...columnsOf(order),
    status: 'succeeded',
    succeededAt: at,
  })
}

/** Records that what was paid by transfer, or a part of it, was returned at the bank. */
export async function recordTransferReturned(tx: Transaction, order: Order): Promise<void> {
  const { reservation, at } = order
  await insertRefund(tx, {
    idempotencyKey: `transfer:${reservation.id}:${order.key ?? at.getTime()}`,
    ...columnsOf(order),
    status: 'succeeded',
    succeededAt: at,
  })
}

const columnsOf = ({ reservation, amount, reason, note, at }: Order) => ({
  reservationId: reservation.id,
  amount,
  currency: reservation.currency,
  reason,
  note,
  createdAt: at,
  updatedAt: at,
})
