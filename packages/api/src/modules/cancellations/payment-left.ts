import type { Queryable } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { lostToBank } from '../payments/dispute-repository.ts'
import { sumRefunds } from '../payments/refund-repository.ts'
import { findPaidCheckout, type CheckoutRow } from '../payments/repository.ts'

/** What is left of a booking's payment, in minor units. */
export interface PaymentLeft {
  /** Undefined when it was paid by transfer. */
  readonly checkout: CheckoutRow | undefined
  readonly paid: number
  /** What was refunded or is being refunded. */
  readonly refunded: number
  /** `paid` less `refunded` and less what a bank took in a dispute. */
  readonly left: number
}

export async function findPaymentLeft(db: Queryable, reservation: ReservationRow): Promise<PaymentLeft> {
  const checkout = await findPaidCheckout(db, reservation.id)
  const intent = checkout?.stripePaymentIntentId
  const paid = checkout?.amount ?? reservation.total
  if (!intent) return { checkout, paid, refunded: 0, left: paid }
  const { back, coming } = await sumRefunds(db, intent)
  const refunded = back + coming
  return { checkout, paid, refunded, left: Math.max(0, paid - refunded - (await lostToBank(db, intent))) }
}
