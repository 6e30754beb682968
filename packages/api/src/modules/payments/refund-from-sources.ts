import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { lostToBank } from './dispute-repository.ts'
import { orderRefund, recordReturned } from './order-refund.ts'
import { sumRefunds } from './refund-repository.ts'
import type { PaymentSource } from './source-repository.ts'

interface Order {
  readonly reservation: ReservationRow
  readonly sources: readonly PaymentSource[]
  /** In minor units. */
  readonly amount: number
  readonly at: Date
  /** Records what was sent by hand instead, as done. */
  readonly byHand?: boolean
  /** Why the office ends the booking, which both sides read. */
  readonly note?: string | undefined
  /** Set when only a part goes back and the booking goes on: the reason, and what identifies the order. */
  readonly part?: { readonly note: string; readonly key: string }
}

/** Returns what is left of one source of a booking, in minor units. */
export async function leftOf(tx: Transaction, reservationId: string, source: PaymentSource): Promise<number> {
  const { succeeded, pending } = await sumRefunds(tx, reservationId, [source])
  return Math.max(0, source.share - succeeded - pending - (await lostToBank(tx, reservationId, [source])))
}

/**
 * Orders a refund of a booking: from its newest payment, and what that one can't cover from the earlier ones. A part of a
 * month that was paid by transfer counts as returned at the bank. Returns how much was recorded as returned by hand.
 */
export async function refundFromSources(tx: Transaction, order: Order): Promise<number> {
  const { reservation, sources, at, byHand, note, part } = order
  let open = order.amount
  let returned = 0
  for (const source of sources) {
    const isLast = source === sources.at(-1)
    const amount = isLast ? open : Math.min(open, await leftOf(tx, reservation.id, source))
    open -= amount
    const { checkout } = source
    const refund = {
      reservation,
      checkout,
      amount,
      reason: part ? 'part' : 'requested',
      note,
      ...part,
      at,
    } as const
    if (amount === 0) continue
    if (byHand || (part && checkout.stripePaymentIntentId === null)) {
      await recordReturned(tx, refund)
      returned += amount
    } else await orderRefund(tx, refund)
  }
  return returned
}
