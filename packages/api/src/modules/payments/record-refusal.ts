import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import { applyTransition } from '../reservation-core/transition.ts'
import { enqueueRefusedPayment } from './mails.ts'
import { changeCheckout, type CheckoutRow } from './repository.ts'

/**
 * Lets the tenant pay in another way, as long as the place is held, after a delayed means of payment was
 * refused. Does nothing for a session that was given up before (RULES.md §6.55).
 */
export async function recordRefusal(app: AppContext, tx: Transaction, row: CheckoutRow): Promise<void> {
  const at = app.clock.now()
  // Lock the reservation before the session, as every transaction does.
  const reservation = (await lockReservation(tx, row.reservationId))!
  const failed = await changeCheckout(tx, row.id, ['creating', 'open'], { status: 'failed', url: null }, at)
  if (!failed || reservation.state !== 'awaiting_payment') return
  await applyTransition(tx, {
    id: reservation.id,
    from: 'awaiting_payment',
    to: 'contract_signed',
    actor: 'payment',
    reason: 'payment refused',
    at,
  })
  await enqueueRefusedPayment(app, tx, reservation)
}
