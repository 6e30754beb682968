import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { isUnpaid } from '../charges/end-plan.ts'
import { wasOverdue } from '../charges/office-repository.ts'
import { changeCharge, lockCharges } from '../charges/repository.ts'
import { enqueueChargePaid } from './charge-mails.ts'
import { orderRefund } from './order-refund.ts'
import { sumRefunds } from './refund-repository.ts'
import type { CheckoutRow } from './repository.ts'
import type { PaymentSource } from './source-repository.ts'

interface Settling {
  readonly reservation: ReservationRow
  readonly checkout: CheckoutRow
  readonly at: Date
  /** The admin who recorded it, of a transfer. */
  readonly actorId?: string
}

/**
 * Settles one month of a booking with its payment. A month that was paid before, or is not charged any more, is given back
 * (RULES.md §6.72). The reservation must be locked.
 */
export async function settleCharge(
  app: AppContext,
  tx: Transaction,
  { reservation, checkout, at, actorId }: Settling,
): Promise<void> {
  const all = await lockCharges(tx, reservation.id)
  const charge = all.find(({ number }) => number === checkout.chargeNumber)
  if (!charge || !isUnpaid(charge)) {
    await orderRefund(tx, { reservation, checkout, amount: checkout.amount, reason: 'duplicate', at })
    return
  }
  const by = { actor: 'payment', actorId, at, checkoutSessionId: checkout.id } as const
  await changeCharge(tx, charge, { ...by, from: charge.state, to: 'paid' })
  await enqueueChargePaid(app, tx, {
    charge,
    receiptUrl: checkout.receiptUrl,
    wasOverdue: await wasOverdue(tx, charge),
    // No session of a hosted page made it.
    byItself: checkout.stripeSessionId === null && checkout.stripePaymentIntentId !== null,
  })
}

/** Notes which months of a booking went back as a whole, and which came here again after all. The reservation must be locked. */
export async function settleChargesByRefunds(
  tx: Transaction,
  { id }: ReservationRow,
  { sources, at }: { readonly sources: readonly PaymentSource[]; readonly at: Date },
): Promise<void> {
  const all = await lockCharges(tx, id)
  for (const source of sources) {
    const charge = all.find(({ checkoutSessionId }) => checkoutSessionId === source.checkout.id)
    if (!charge) continue
    const isBack = (await sumRefunds(tx, id, [source])).succeeded >= source.share
    const by = { actor: 'payment', at } as const
    if (isBack && charge.state === 'paid')
      await changeCharge(tx, charge, { ...by, from: 'paid', to: 'refunded' })
    if (!isBack && charge.state === 'refunded')
      await changeCharge(tx, charge, { ...by, from: 'refunded', to: 'paid' })
  }
}
