import { pendingStates } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { releaseCheckout } from '../payments/release-checkout.ts'
import { PaymentUnderway } from '../payments/session-link.ts'
import { isProviderError } from '../payments/stripe.ts'
import { applyTransition } from '../reservation-core/transition.ts'
import { enqueueCancelledByOffice } from './cancel-mail.ts'
import { recordState } from './record-state.ts'

type Canceller = { readonly actor: 'tenant' | 'admin'; readonly actorId: string; readonly reason: string }

/** If it was an admin, records it and tells the tenant why. */
async function record(
  app: AppContext,
  tx: Transaction,
  { actor, actorId, reason }: Canceller,
  row: ReservationRow,
): Promise<void> {
  if (actor !== 'admin') return
  await recordState(tx, actorId, 'reservation.cancel', { row, to: 'cancelled', facts: { reason } })
  await enqueueCancelledByOffice(app, tx, { reservationId: row.id, reason })
}

/**
 * Cancels an unpaid reservation for its tenant or an admin. An open checkout is first closed at the provider
 * and read again. Cancelling a second time does nothing.
 * @throws AppError wrong_state when it is paid or over, provider_failed, conflict
 */
export async function cancelReservation(
  app: AppContext,
  canceller: Canceller,
  row: ReservationRow,
): Promise<void> {
  const { id, state } = row
  if (state === 'cancelled') return
  if (!(pendingStates as readonly string[]).includes(state))
    throw new AppError('wrong_state', { text: 'wrong_state.booking' })
  const by = { to: 'cancelled', ...canceller } as const
  if (state === 'awaiting_payment') {
    const release = { ...by, record: (tx: Transaction) => record(app, tx, canceller, row) }
    const released = await releaseCheckout(app, id, release).catch((error: unknown) => {
      if (error instanceof PaymentUnderway)
        throw new AppError('wrong_state', { text: 'wrong_state.booking', cause: error })
      throw isProviderError(error) ? new AppError('provider_failed', { cause: error }) : error
    })
    // Stryker disable next-line OptionalChaining: reservations are never deleted
    if (released?.state !== 'cancelled') throw new AppError('wrong_state', { text: 'wrong_state.booking' })
    return
  }
  const at = app.clock.now()
  const done = await app.db.transaction(async (tx) => {
    const cancelled = await applyTransition(tx, { ...by, id, from: state, at })
    if (cancelled) await record(app, tx, canceller, row)
    return cancelled
  })
  if (!done) throw new AppError('conflict')
}
