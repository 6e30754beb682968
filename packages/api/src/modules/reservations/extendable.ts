import type { Queryable } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findStayEnd } from '../charges/office-repository.ts'
import { findOpenCancellation } from '../cancellations/repository.ts'
import { isConfirmedOrActive } from '../payments/settle-by-refunds.ts'
import { findPendingChange } from '../reservation-core/repository.ts'

/**
 * Refuses to extend a stay that is not paid, is over, or is about to be cancelled, changed or ended by the office. Lock the
 * reservation first to rely on it (RULES.md §6.104, §6.119, §6.129, §6.214a).
 * @throws AppError wrong_state
 */
export async function requireExtendable(db: Queryable, { id, state }: ReservationRow): Promise<void> {
  const free =
    isConfirmedOrActive(state) &&
    !(await findOpenCancellation(db, id)) &&
    !(await findPendingChange(db, id)) &&
    !(await findStayEnd(db, id))
  if (!free) throw new AppError('wrong_state', { text: 'wrong_state.booking' })
}
