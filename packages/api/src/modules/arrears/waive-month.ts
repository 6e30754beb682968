import type { AppContext } from '../../platform/context.ts'
import { recordChange } from '../audit/record-change.ts'
import { changeCharge } from '../charges/repository.ts'
import { closeOpenCheckout } from '../payments/close-checkout.ts'
import { enqueueMonthWaived } from './mails.ts'
import { lockMonth, requireOwed, type MonthName } from './require-month.ts'

/**
 * Waives a month: it is not charged any more and owed to nobody, and stays among the months of its booking. Waiving it once
 * more changes nothing (RULES.md §6.204, §6.205).
 * @throws AppError not_found, wrong_state
 */
export async function waiveMonth(
  app: AppContext,
  adminId: string,
  month: MonthName,
  { reason }: { readonly reason: string },
): Promise<void> {
  const at = app.clock.now()
  // A payment that arrived in this moment counts; one that arrives later is given back.
  await closeOpenCheckout(app, month)
  await app.db.transaction(async (tx) => {
    const { reservation, charge: found } = await lockMonth(tx, month)
    if (found.state === 'waived') return
    const charge = requireOwed(found)
    const by = { actor: 'admin', actorId: adminId, reason, at } as const
    await changeCharge(tx, charge, { ...by, from: charge.state, to: 'waived' })
    await recordChange(tx, {
      actorId: adminId,
      action: 'reservation.waiveMonth',
      entity: 'reservation',
      entityId: reservation.id,
      before: null,
      after: { month: charge.dueOn, amount: charge.amount, currency: charge.currency, reason },
    })
    await enqueueMonthWaived(app, tx, charge, reason)
  })
}
