import type { AppContext } from '../../platform/context.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { enqueueDatesChanged } from '../payments/change-mails.ts'
import { amountDue, isChange, swapDates } from '../payments/swap-dates.ts'
import { lockPlace } from '../reservation-core/lock-repository.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import { applyTransition } from '../reservation-core/transition.ts'

/**
 * Confirms a signed change of dates for which nothing is left to pay: the earlier booking ends in the same
 * transaction. Confirming a second time does nothing (RULES.md §6.121a).
 * @throws AppError wrong_state, hold_expired, dates_fixed when the earlier booking has ended
 */
export async function confirmChange(
  app: AppContext,
  { id, propertyId }: ReservationRow,
  actorId: string,
): Promise<void> {
  const at = app.clock.now()
  await app.db.transaction(async (tx) => {
    await lockPlace(tx, propertyId)
    const change = (await lockReservation(tx, id))!
    if (!isChange(change)) throw new AppError('wrong_state', { text: 'wrong_state.booking' })
    if (change.state === 'confirmed') return
    if (change.state !== 'contract_signed' || amountDue(change) > 0)
      throw new AppError('wrong_state', { text: 'wrong_state.booking' })
    if (change.holdExpiresAt! <= at) throw new AppError('hold_expired')
    const by = { actor: 'tenant', actorId, at } as const
    if (!(await swapDates(tx, change, by))) throw new AppError('dates_fixed')
    const reason = 'change of dates without a payment'
    await applyTransition(tx, {
      ...by,
      id,
      from: 'contract_signed',
      to: 'confirmed',
      reason,
      set: { confirmedAt: at },
    })
    await enqueueDatesChanged(app, tx, change)
  })
}
