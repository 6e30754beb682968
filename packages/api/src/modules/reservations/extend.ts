import { addMonths, rangeOfSlots, startOfDay, type Period } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { ownReservation } from './access.ts'
import { requireExtendable } from './extendable.ts'
import { holdPeriod } from './hold.ts'
import type { TrustedTenant } from './require-trust.ts'

/**
 * Returns the period that follows a stay without a gap, or undefined when the day does not have that many
 * hours left.
 */
function periodAfter(row: ReservationRow, quantity: number): Period | undefined {
  const zone = row.timeZone
  if (row.rentalMode === 'hour') {
    const last = row.endSlot ?? 0
    return rangeOfSlots(row.startDate, last + 1, last + quantity, zone)
  }
  return { start: startOfDay(row.endDate, zone), end: startOfDay(addMonths(row.endDate, quantity), zone) }
}

/**
 * Extends a paid stay: holds the months or hours that follow it as a new reservation, linked to the old one.
 * It passes the same states, with a quote of today and an addendum to sign (RULES.md §6.104).
 * @throws AppError wrong_state when the stay is not paid, is over or about to be cancelled, and whatever `holdPeriod` refuses
 */
export async function extendReservation(
  app: AppContext,
  tenant: TrustedTenant,
  { id, quantity }: { id: string; quantity: number },
  key: string | null,
): Promise<ReservationRow> {
  const row = await ownReservation(app, tenant.user, id)
  await requireExtendable(app.db, row)
  const period = periodAfter(row, quantity)
  if (!period) throw new AppError('invalid_range')
  const { propertyId, roomId } = row
  const following = { start: new Date(period.start), end: new Date(period.end) }
  // Stryker disable next-line ObjectLiteral: the period was made of this quantity
  const wish = { propertyId, roomId, period: following, expected: { quantity } }
  return holdPeriod(app, tenant, { ...wish, extends: id }, key)
}
