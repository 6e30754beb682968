import type { Queryable } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { lostToBank } from './dispute-repository.ts'
import { sumRefunds, sumTransferReturns } from './refund-repository.ts'
import { findSources, type PaymentSource } from './source-repository.ts'

/** What is left of a booking's payment, in minor units. */
export interface PaymentLeft {
  /** Empty when it was paid by transfer. */
  readonly sources: readonly PaymentSource[]
  readonly paid: number
  /** What was refunded or is being refunded. */
  readonly refunded: number
  /** `paid` less `refunded` and less what a bank took in a dispute. */
  readonly left: number
}

/** Returns how much of the given sources counts for their booking. */
export const sumOfPayments = (sources: readonly PaymentSource[]): number =>
  sources.reduce((sum, { share }) => sum + share, 0)

export async function findPaymentLeft(db: Queryable, reservation: ReservationRow): Promise<PaymentLeft> {
  const sources = await findSources(db, reservation.id)
  if (sources.length === 0) {
    const paid = reservation.total
    const refunded = await sumTransferReturns(db, reservation.id)
    return { sources, paid, refunded, left: Math.max(0, paid - refunded) }
  }
  const paid = sumOfPayments(sources)
  const { succeeded, pending } = await sumRefunds(db, reservation.id, sources)
  const refunded = succeeded + pending
  const lost = await lostToBank(db, reservation.id, sources)
  return { sources, paid, refunded, left: Math.max(0, paid - refunded - lost) }
}
