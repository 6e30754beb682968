import type { RefundPartBody } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { recordChange } from '../audit/record-change.ts'
import { isMoneyHeld } from '../payments/dispute-repository.ts'
import { recordTransferReturned } from '../payments/order-refund.ts'
import { enqueuePartReturned } from '../payments/part-refund-mails.ts'
import { findPaymentLeft } from '../payments/payment-left.ts'
import { refundFromSources } from '../payments/refund-from-sources.ts'
import { listOrderedUnder } from '../payments/refund-repository.ts'
import { lockReservation } from '../reservation-core/repository.ts'

interface Order extends RefundPartBody {
  readonly reservationId: string
  /** The request's idempotency key. */
  readonly key: string | null
}

/**
 * Gives back a part of what was paid for a booking, which goes on. A card payment is refunded through the provider; of a
 * transfer, an admin has returned the part at the bank. The same key orders once (RULES.md §6.95, §6.96).
 * @throws AppError not_found, wrong_state for a booking that is not paid, payment_disputed, validation when it is not less
 * than what is left, idempotency_mismatch
 */
export async function refundPart(
  app: AppContext,
  adminId: string,
  { reservationId: id, amount, reason, key: asked }: Order,
): Promise<void> {
  const at = app.clock.now()
  const key = `part:${asked ?? at.getTime()}`
  await app.db.transaction(async (tx) => {
    const reservation = found(await lockReservation(tx, id))
    const before = await listOrderedUnder(tx, id, key)
    if (before.length > 0) {
      const sum = before.reduce((total, one) => total + one.amount, 0)
      if (sum !== amount || before.some(({ note }) => note !== reason))
        throw new AppError('idempotency_mismatch')
      return
    }
    const { state, currency } = reservation
    if (state !== 'confirmed' && state !== 'active' && state !== 'completed')
      throw new AppError('wrong_state', { text: 'wrong_state.booking' })
    if (await isMoneyHeld(tx, id)) throw new AppError('payment_disputed')
    const { sources, left } = await findPaymentLeft(tx, reservation)
    // All of it would end a booking that goes on; that is another order.
    if (amount > left || (amount === left && state !== 'completed'))
      throw new AppError('validation', { fields: [{ path: 'amount', code: 'validation.more_than_left' }] })
    await recordChange(tx, {
      actorId: adminId,
      action: 'reservation.refundPart',
      entity: 'reservation',
      entityId: id,
      before: null,
      after: { amount, currency, reason },
    })
    const part = { note: reason, key }
    let returned = amount
    if (sources.length > 0) returned = await refundFromSources(tx, { reservation, sources, amount, at, part })
    else await recordTransferReturned(tx, { reservation, amount, reason: 'part', ...part, at })
    const told = { reservationId: id, amount: returned, currency, note: reason, byHand: true }
    if (returned > 0) await enqueuePartReturned(app, tx, told)
  })
}
