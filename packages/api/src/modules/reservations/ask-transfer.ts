import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isUnpaid } from '../charges/end-plan.ts'
import { writeTransferAsked } from '../charges/office-repository.ts'
import { lockCharges } from '../charges/repository.ts'
import { lockReservation } from '../reservation-core/repository.ts'

/**
 * Notes that the tenant asks to pay a month by bank transfer: the earliest one that is not paid. Asking again changes nothing
 * (RULES.md §6.210).
 * @throws AppError wrong_state
 */
export async function askTransfer(app: AppContext, reservationId: string, number: number): Promise<void> {
  const at = app.clock.now()
  await app.db.transaction(async (tx) => {
    await lockReservation(tx, reservationId)
    const next = (await lockCharges(tx, reservationId)).find(isUnpaid)
    if (next?.number !== number)
      throw new AppError('wrong_state', { text: next ? 'wrong_state.charge_order' : 'wrong_state.charge' })
    if (!next.transferAskedAt) await writeTransferAsked(tx, next, at)
  })
}
