import { changeSums, paymentSchedule, refundAt } from '@metrolibre/contract'
import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { moveDeposit } from '../deposits/repository.ts'
import { findPendingChange, hasOpenCancellation, lockReservation } from '../reservation-core/repository.ts'
import { applyTransition } from '../reservation-core/transition.ts'
import { isMoneyHeld } from './dispute-repository.ts'
import { findPaymentLeft } from './payment-left.ts'
import { leftOf, refundFromSources } from './refund-from-sources.ts'
import { insertCarried, type PaymentSource } from './source-repository.ts'

interface Swap {
  readonly at: Date
  readonly actor: 'tenant' | 'payment'
  readonly actorId?: string | null
}

/** A change of dates: a reservation with the booking that it replaces. */
export type DateSwap = ReservationRow & { readonly replacesId: string; readonly credit: number }

export const isChange = (row: ReservationRow): row is DateSwap => typeof row.replacesId === 'string'

/** Returns what a change of dates costs, in minor units. */
export const swapSumsOf = ({ total, currency, credit }: DateSwap) =>
  changeSums({ amount: total, currency }, credit)

/**
 * Returns what a checkout that confirms this reservation has to charge, in minor units: all that is due, or the first month
 * of a booking that is paid month by month.
 */
export const amountDue = (row: ReservationRow, monthly = false): number =>
  monthly ? paymentSchedule(row)[0]!.amount : isChange(row) ? swapSumsOf(row).due : row.total

/** Returns the deposit that a checkout has to charge besides: all of it with the first payment, in minor units. */
export const depositDue = ({ deposit }: ReservationRow, chargeNumber: number | null = null): number =>
  (chargeNumber ?? 1) === 1 ? deposit : 0

/**
 * Ends the booking whose dates a reservation changes, just before that reservation is confirmed: what counts of
 * its payment is carried over, and what is too much is refunded. Returns false and changes nothing when that
 * booking is not what the change was based on any more. The caller must hold the lock of the reservation and
 * of its place (RULES.md §6.121a).
 */
export async function swapDates(tx: Transaction, change: DateSwap, { at, ...by }: Swap): Promise<boolean> {
  const old = (await lockReservation(tx, change.replacesId))!
  const { state: from } = old
  if (from !== 'confirmed' && from !== 'active') return false
  if (await hasOpenCancellation(tx, old.id)) return false
  // The tenant chose other dates after this one had lapsed.
  if (!change.blocks && (await findPendingChange(tx, old.id))) return false
  if (await isMoneyHeld(tx, old.id)) return false
  const { sources, left } = await findPaymentLeft(tx, old)
  // A reservation that was released before it was paid has lost its right to the terms of that time.
  const credit = change.blocks ? left : refundAt(old, left, at.getTime())
  if (sources.length === 0 || credit < change.credit || (from === 'active' && !change.blocks)) return false
  const sums = swapSumsOf(change)
  const data = { replacedBy: change.id, ...sums }
  await applyTransition(tx, { ...by, id: old.id, from, to: 'cancelled', at, reason: 'dates changed', data })
  await refundFromSources(tx, { reservation: old, sources, amount: sums.back, at })
  await carryOver(tx, { old, change, sources, amount: sums.carried, at })
  await moveDeposit(tx, { from: old.id, to: change.id, at })
  return true
}

interface Carrying {
  readonly old: ReservationRow
  readonly change: DateSwap
  readonly sources: readonly PaymentSource[]
  readonly amount: number
  readonly at: Date
}

async function carryOver(tx: Transaction, carrying: Carrying): Promise<void> {
  const { old, change, sources, at: createdAt } = carrying
  let open = carrying.amount
  for (const source of sources) {
    const amount = Math.min(open, await leftOf(tx, old.id, source))
    open -= amount
    const checkoutSessionId = source.checkout.id
    if (amount > 0)
      await insertCarried(tx, { reservationId: change.id, checkoutSessionId, amount, createdAt })
  }
}
