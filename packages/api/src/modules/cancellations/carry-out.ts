import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { eachApart } from '../../platform/each-apart.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { settleCharging } from '../payments/charge-cards.ts'
import { isMoneyHeld } from '../payments/dispute-repository.ts'
import { dropCharges, planEnd } from '../charges/end-plan.ts'
import { findPaymentLeft } from '../payments/payment-left.ts'
import { refundFromSources } from '../payments/refund-from-sources.ts'
import { isConfirmedOrActive } from '../payments/settle-by-refunds.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import { applyTransition } from '../reservation-core/transition.ts'
import { enqueueCancelled } from './mails.ts'
import { releasedAt } from './quote.ts'
import {
  endCancellation,
  findDueCancellations,
  findOpenCancellation,
  type CancellationRow,
} from './repository.ts'

type Decider = { readonly actor: 'owner'; readonly actorId: string } | { readonly actor: 'timer' }

/**
 * Agrees to a cancellation, as the owner of the place: the booking ends and what was promised is refunded.
 * @throws AppError wrong_state when there is no open request or the booking has ended, payment_disputed
 */
export async function agreeToCancellation(
  app: AppContext,
  ownerId: string,
  reservationId: string,
): Promise<void> {
  await settleCharging(app, reservationId)
  await app.db.transaction(async (tx) => {
    const reservation = found(await lockReservation(tx, reservationId))
    const row = await findOpenCancellation(tx, reservationId)
    if (!row || !isConfirmedOrActive(reservation.state))
      throw new AppError('wrong_state', { text: 'wrong_state.booking' })
    if (await isMoneyHeld(tx, reservationId)) throw new AppError('payment_disputed')
    await carryOut(app, tx, { reservation, row, by: { actor: 'owner', actorId: ownerId } })
  })
}

/** Ends the requests that nobody answered in time, and those whose booking has ended in another way. */
export async function settleDueCancellations(app: AppContext): Promise<void> {
  const due = await findDueCancellations(app.db, app.clock.now())
  await eachApart(app.logger, due, async ({ id }) => {
    await settleCharging(app, id)
    await app.db.transaction((tx) => settle(app, tx, id))
  })
}

async function settle(app: AppContext, tx: Transaction, reservationId: string): Promise<void> {
  const reservation = (await lockReservation(tx, reservationId))!
  // Read again after the lock: it may have been answered or withdrawn, or the payment disputed.
  const row = await findOpenCancellation(tx, reservationId)
  if (!row) return
  if (!isConfirmedOrActive(reservation.state))
    return endCancellation(tx, row.id, { status: 'void', endedAt: app.clock.now(), endedBy: null })
  if (await isMoneyHeld(tx, reservationId)) return
  await carryOut(app, tx, { reservation, row, by: { actor: 'timer' } })
}

interface Agreed {
  readonly reservation: ReservationRow
  readonly row: CancellationRow
  readonly by: Decider
}

/**
 * Ends a booking as agreed. A card payment is refunded through the provider. A transfer is returned by hand,
 * so its reservation waits for an admin. If part of the money went back in the meantime, only the rest of it
 * is refunded.
 */
async function carryOut(app: AppContext, tx: Transaction, { reservation, row, by }: Agreed): Promise<void> {
  const { id, state: from } = reservation
  const at = app.clock.now()
  const { sources, refunded, left } = await findPaymentLeft(tx, reservation)
  const end = await planEnd(tx, reservation, {
    released: releasedAt(reservation, row.askedAt.getTime()),
    left,
  })
  const isMonthly = sources.some(({ checkout }) => checkout.chargeNumber !== null)
  // A month may have been paid since the tenant asked: then more comes back, and less is dropped.
  const amount = isMonthly ? end.back : Math.min(row.refund, left)
  const endedBy = by.actor === 'owner' ? by.actorId : null
  await endCancellation(tx, row.id, { status: 'agreed', endedAt: at, endedBy })
  await dropCharges(tx, id, { ...by, amount: end.dropped, at, reason: 'booking cancelled' })
  const data = { cancellation: row.id, refund: amount }
  const change = { ...by, id, from, at, reason: 'cancellation requested by the tenant', data } as const
  if (from !== 'confirmed' && from !== 'active') throw new TypeError(`${from} can't be cancelled`)
  if (amount === 0) await applyTransition(tx, { ...change, to: 'cancelled' })
  else {
    await applyTransition(tx, { ...change, to: 'refund_pending', set: { refundDue: refunded + amount } })
    if (sources.length > 0) await refundFromSources(tx, { reservation, sources, amount, at })
    else await waitForTransfer(tx, id, at)
  }
  await enqueueCancelled(app, tx, row, {
    ...end,
    amount,
    byTransfer: sources.length === 0,
  })
}

/** Nobody but an admin can return a transfer, so the reservation is put before them. */
async function waitForTransfer(tx: Transaction, id: string, at: Date): Promise<void> {
  const change = { id, from: 'refund_pending', to: 'needs_review', actor: 'timer', at } as const
  await applyTransition(tx, { ...change, reason: 'transfer to be returned by hand' })
}
