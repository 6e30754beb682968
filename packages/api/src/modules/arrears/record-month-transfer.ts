import { randomUUID } from 'node:crypto'
import { dateAt } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { recordChange } from '../audit/record-change.ts'
import { isUnpaid } from '../charges/end-plan.ts'
import { findChargeTransfer, findPaymentByKey, insertChargeTransfer } from '../charges/office-repository.ts'
import { closeOpenCheckout } from '../payments/close-checkout.ts'
import { insertCheckout, nextPaymentAttempt } from '../payments/repository.ts'
import { settleCharge } from '../payments/settle-charge.ts'
import { lockMonth, type MonthName } from './require-month.ts'

interface Received {
  readonly reference: string
  /** The day on which the bank says that it came. */
  readonly receivedOn: string
  /** The request's idempotency key. */
  readonly key: string | null
}

/**
 * Records the bank transfer that pays a month: the earliest one that is not paid. It settles the month as every payment does,
 * so that of a transfer and a card payment at the same time one pays, and the other is refused or given back. The same key
 * records once (RULES.md §6.206, §6.207, §6.208).
 * @throws AppError not_found, wrong_state, validation for a day that is to come, idempotency_mismatch
 */
export async function recordMonthTransfer(
  app: AppContext,
  adminId: string,
  month: MonthName,
  { reference, receivedOn, key }: Received,
): Promise<void> {
  const { reservationId, number } = month
  const at = app.clock.now()
  const idempotencyKey = `transfer:${reservationId}:${number}:${key ?? at.getTime()}`
  // A payment that arrived in this moment counts; one that arrives later is given back.
  await closeOpenCheckout(app, month)
  await app.db.transaction(async (tx) => {
    const { reservation, charge, all } = await lockMonth(tx, month)
    const before = await findPaymentByKey(tx, idempotencyKey)
    if (before) {
      const recorded = await findChargeTransfer(tx, before.id)
      if (recorded?.reference !== reference || recorded.receivedOn !== receivedOn)
        throw new AppError('idempotency_mismatch')
      return
    }
    if (!isUnpaid(charge)) throw new AppError('wrong_state', { text: 'wrong_state.charge' })
    if (all.find(isUnpaid) !== charge) throw new AppError('wrong_state', { text: 'wrong_state.charge_order' })
    if (receivedOn > dateAt(at.getTime(), reservation.timeZone))
      throw new AppError('validation', { fields: [{ path: 'receivedOn', code: 'validation.date' }] })
    const { amount, currency } = charge
    const checkout = await insertCheckout(tx, {
      id: randomUUID(),
      reservationId,
      chargeNumber: number,
      attempt: await nextPaymentAttempt(tx, reservationId),
      status: 'paid',
      idempotencyKey,
      parameters: {},
      amount,
      currency,
      expiresAt: at,
      // When it was recorded, because a month of the owner's that was told before never changes.
      paidAt: at,
      createdAt: at,
      updatedAt: at,
    })
    const { id: checkoutSessionId } = checkout
    await insertChargeTransfer(tx, {
      checkoutSessionId,
      reference,
      receivedOn,
      recordedBy: adminId,
      createdAt: at,
    })
    await settleCharge(app, tx, { reservation, checkout, at, actorId: adminId })
    await recordChange(tx, {
      actorId: adminId,
      action: 'reservation.recordMonthTransfer',
      entity: 'reservation',
      entityId: reservationId,
      before: null,
      after: { month: charge.dueOn, reference, receivedOn, amount, currency },
    })
  })
}
