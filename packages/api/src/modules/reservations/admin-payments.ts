import { dateAt, reservationTimes, type RefundBody } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { keepDeposit } from '../deposits/keep.ts'
import { dropCharges } from '../charges/end-plan.ts'
import { settleCharging } from '../payments/charge-cards.ts'
import { enqueueConfirmation, enqueueEnded } from '../payments/mails.ts'
import { findPaymentLeft } from '../payments/payment-left.ts'
import { recordTransferReturned } from '../payments/order-refund.ts'
import { refundFromSources } from '../payments/refund-from-sources.ts'
import { isMoneyHeld, lostToBank } from '../payments/dispute-repository.ts'
import { enqueueSentByHand } from '../payments/refund-mails.ts'
import { hasFailedRefund, sumRefunds } from '../payments/refund-repository.ts'
import { settleChargesByRefunds } from '../payments/settle-charge.ts'
import { isConfirmedOrActive } from '../payments/settle-by-refunds.ts'
import { isChange } from '../payments/swap-dates.ts'
import { insertTransfer } from '../payments/transfer-repository.ts'
import { recordState } from './record-state.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import { applyTransition } from '../reservation-core/transition.ts'

/** Makes a signed reservation wait 48 hours for a bank transfer. A change of dates is only paid by card. */
export async function awaitTransfer(app: AppContext, adminId: string, id: string): Promise<void> {
  const at = app.clock.now()
  await app.db.transaction(async (tx) => {
    const row = found(await lockReservation(tx, id))
    if (row.state !== 'contract_signed' || isChange(row))
      throw new AppError('wrong_state', { text: 'wrong_state.booking' })
    if (row.holdExpiresAt! <= at) throw new AppError('hold_expired')
    const holdExpiresAt = new Date(at.getTime() + reservationTimes.transferHours * 3_600_000)
    await applyTransition(tx, {
      id,
      from: row.state,
      to: 'awaiting_transfer',
      actor: 'admin',
      actorId: adminId,
      at,
      set: { holdExpiresAt },
    })
    await recordState(tx, adminId, 'reservation.awaitTransfer', { row, to: 'awaiting_transfer' })
  })
}

/**
 * Records a received bank transfer and confirms the reservation. Refuses an amount that differs from the
 * quote (RULES.md §6.53).
 */
export async function recordTransfer(
  app: AppContext,
  adminId: string,
  id: string,
  transfer: { reference: string; amount?: number | undefined; receivedOn?: string | undefined },
): Promise<void> {
  const at = app.clock.now()
  await app.db.transaction(async (tx) => {
    const row = found(await lockReservation(tx, id))
    if (row.state !== 'awaiting_transfer') throw new AppError('wrong_state', { text: 'wrong_state.booking' })
    if (row.holdExpiresAt! <= at) throw new AppError('hold_expired')
    if (transfer.amount !== undefined && transfer.amount !== row.total + row.deposit)
      throw new AppError('quote_mismatch')
    const today = dateAt(at.getTime(), row.timeZone)
    const { receivedOn = today } = transfer
    if (receivedOn > today)
      throw new AppError('validation', { fields: [{ path: 'receivedOn', code: 'validation.date' }] })
    await insertTransfer(tx, {
      reservationId: id,
      amount: row.total,
      currency: row.currency,
      reference: transfer.reference,
      receivedOn,
      recordedBy: adminId,
      createdAt: at,
    })
    const by = { actor: 'admin', actorId: adminId, at, set: { confirmedAt: at } } as const
    await applyTransition(tx, {
      ...by,
      id,
      from: row.state,
      to: 'confirmed',
      data: { reference: transfer.reference },
    })
    if (row.deposit > 0) await keepDeposit(tx, row, { actor: 'admin', actorId: adminId, at })
    await recordState(tx, adminId, 'reservation.recordTransfer', {
      row,
      to: 'confirmed',
      facts: { reference: transfer.reference, receivedOn, amount: row.total, currency: row.currency },
    })
    await enqueueConfirmation(app, tx, id)
  })
}

const refundable = ['confirmed', 'active', 'needs_review'] as const
type Refundable = (typeof refundable)[number]

const isRefundable = (row: ReservationRow): row is ReservationRow & { state: Refundable } =>
  (refundable as readonly string[]).includes(row.state)

/**
 * Refunds a paid booking. A card payment is refunded through the provider, minus what a bank took in a
 * dispute, unless that failed and the admin has sent the money by hand. A transfer was already returned at the bank by
 * the admin. `reason` says how.
 */
export async function refundReservation(
  app: AppContext,
  adminId: string,
  id: string,
  { reason, byHand = false }: RefundBody,
): Promise<void> {
  await settleCharging(app, id)
  const at = app.clock.now()
  await app.db.transaction(async (tx) => {
    const row = found(await lockReservation(tx, id))
    if (!isRefundable(row) || (byHand && row.state !== 'needs_review'))
      throw new AppError('wrong_state', { text: 'wrong_state.booking' })
    if (await isMoneyHeld(tx, id)) throw new AppError('payment_disputed')
    const by = { id, actor: 'admin', actorId: adminId, at, reason } as const
    await applyTransition(tx, { ...by, from: row.state, to: 'refund_pending' })
    await dropCharges(tx, id, { actor: 'admin', actorId: adminId, at, reason })
    await recordState(tx, adminId, 'reservation.refund', { row, to: 'refund_pending', facts: { reason } })
    // Where the money was sent by hand, what the admin typed is how.
    const note = byHand ? undefined : reason
    if (isConfirmedOrActive(row.state)) await enqueueEnded(app, tx, id, note)
    await giveBack(app, tx, row, { at, byHand, note })
  })
}

interface Return {
  readonly at: Date
  readonly byHand: boolean
  readonly note: string | undefined
}

async function giveBack(
  app: AppContext,
  tx: Transaction,
  reservation: ReservationRow,
  { at, byHand, note }: Return,
): Promise<void> {
  const { id, currency } = reservation
  const { sources, paid, refunded } = await findPaymentLeft(tx, reservation)
  if (byHand && !(await hasFailedRefund(tx, id, sources))) throw new AppError('no_refund_failed')
  const byCard = sources.length > 0
  const due = reservation.refundDue ?? paid - (await lostToBank(tx, id, sources))
  const { succeeded, pending } = await sumRefunds(tx, id, sources)
  // One that hangs is not ordered again: it may still arrive.
  if (pending > 0 && reservation.state === 'needs_review')
    throw new AppError('wrong_state', { text: 'wrong_state.refund_on_its_way' })
  // A part that is on its way is not ordered twice.
  const amount = due - (byCard ? succeeded + pending : refunded)
  if (byCard && amount <= 0 && pending > 0) return
  if (byCard && amount > 0) {
    await refundFromSources(tx, { reservation, sources, amount, at, byHand, note })
    if (!byHand) return
    await settleChargesByRefunds(tx, reservation, { sources, at })
  }
  if (!byCard && amount > 0)
    await recordTransferReturned(tx, { reservation, amount, reason: 'requested', note, at })
  const how = amount <= 0 ? 'all was back' : byCard ? 'payment returned by hand' : 'transfer returned by hand'
  const change = { id, from: 'refund_pending', to: 'refunded', actor: 'payment', at } as const
  await applyTransition(tx, { ...change, reason: how })
  const sent = { reservationId: id, amount, currency, note: note ?? null }
  if (amount > 0) await enqueueSentByHand(app, tx, sent, byCard ? 'failedRefund' : 'transfer')
}
