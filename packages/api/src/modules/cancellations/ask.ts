import type { CancellationBody } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { isMoneyHeld } from '../payments/dispute-repository.ts'
import { findPendingChange, lockReservation } from '../reservation-core/repository.ts'
import { enqueueAsked, enqueueWithdrawn } from './mails.ts'
import { quoteCancellation } from './quote.ts'
import { endCancellation, findOpenCancellation, insertCancellation } from './repository.ts'

interface Asking extends CancellationBody {
  readonly reservationId: string
  readonly tenantId: string
}

/**
 * Records that a tenant asks to cancel a paid booking, and fixes what comes back. The tenant must have been
 * shown exactly that (RULES.md §6.110).
 * @throws AppError wrong_state, quote_mismatch, payment_disputed while a bank holds the money
 */
export async function askCancellation(app: AppContext, asking: Asking): Promise<void> {
  const { reservationId, tenantId, reason, message, refund } = asking
  await app.db.transaction(async (tx) => {
    const reservation = found(await lockReservation(tx, reservationId))
    // Read after the wait for the lock: what comes back depends on it.
    const askedAt = app.clock.now()
    const quote = await quoteCancellation(tx, reservation, askedAt)
    if (await isMoneyHeld(tx, reservationId)) throw new AppError('payment_disputed')
    // A change of dates that is under way would end the booking as well.
    if (await findPendingChange(tx, reservationId))
      throw new AppError('wrong_state', { text: 'wrong_state.booking' })
    if (quote.refund !== refund) throw new AppError('quote_mismatch')
    const row = await insertCancellation(tx, {
      reservationId,
      askedBy: tenantId,
      reason,
      message: message?.trim() || null,
      paid: quote.left,
      refund,
      askedAt,
      answerUntil: new Date(quote.answerUntil),
    })
    await enqueueAsked(app, tx, row)
  })
}

/**
 * Ends a request because its tenant keeps the booking.
 * @throws AppError wrong_state when there is none, for example because it was just carried out
 */
export async function withdrawCancellation(
  app: AppContext,
  { reservationId, tenantId }: Pick<Asking, 'reservationId' | 'tenantId'>,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    found(await lockReservation(tx, reservationId))
    const row = await findOpenCancellation(tx, reservationId)
    if (!row) throw new AppError('wrong_state', { text: 'wrong_state.booking' })
    await endCancellation(tx, row.id, {
      status: 'withdrawn',
      endedAt: app.clock.now(),
      endedBy: tenantId,
    })
    await enqueueWithdrawn(app, tx, row)
  })
}
