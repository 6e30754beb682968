import { chargeDueAt, chargeOverdueAt, paymentSchedule } from '@metrolibre/contract'
import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { changeCharge, insertCharges } from './repository.ts'

/**
 * Writes the months of a booking whose first one was just paid, in the transaction that confirms it (RULES.md §6.65).
 */
export async function startPlan(
  tx: Transaction,
  reservation: ReservationRow,
  { checkoutSessionId, at }: { readonly checkoutSessionId: string; readonly at: Date },
): Promise<void> {
  const { id: reservationId, currency, timeZone } = reservation
  const rows = paymentSchedule(reservation).map(({ number, dueOn, amount }) => ({
    reservationId,
    number,
    dueOn,
    dueAt: new Date(chargeDueAt(dueOn, timeZone)),
    overdueAt: new Date(chargeOverdueAt(dueOn, timeZone)),
    amount,
    currency,
    state: 'planned' as const,
    createdAt: at,
    updatedAt: at,
  }))
  await insertCharges(tx, rows, at)
  await changeCharge(tx, rows[0]!, { from: 'planned', to: 'paid', actor: 'payment', at, checkoutSessionId })
}
