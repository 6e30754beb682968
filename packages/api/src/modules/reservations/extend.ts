import { addMonths, rangeOfSlots, startOfDay, timeZoneOf, type Range } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { ownReservation } from './access.ts'
import { holdPeriod } from './hold.ts'
import { findProperty } from '../reservation-core/place-repository.ts'
import type { Tenant } from './require-trust.ts'

const extendable: readonly ReservationRow['state'][] = ['confirmed', 'active']

/** The time that follows a stay without a gap; undefined where the day has no such hours left. */
function rangeAfter(row: ReservationRow, quantity: number, country: 'Chile' | 'Perú'): Range | undefined {
  const zone = timeZoneOf(country)
  if (row.rentalMode === 'hour') {
    const last = row.endSlot ?? 0
    return rangeOfSlots(row.startDate, last + 1, last + quantity, zone)
  }
  return { start: startOfDay(row.endDate, zone), end: startOfDay(addMonths(row.endDate, quantity), zone) }
}

/**
 * A tenant stays on: a new reservation, linked to the old one, of the months or hours that follow it. It goes through
 * the same machine, with a quote of today and an addendum to sign. RULES.md §6.
 * @throws AppError wrong_state where there is no paid stay to go on from, and whatever `holdPeriod` refuses
 */
export async function extendReservation(
  app: AppContext,
  tenant: Tenant,
  { id, timeQuantity }: { id: string; timeQuantity: number },
  key: string | null,
): Promise<ReservationRow> {
  const row = await ownReservation(app, tenant.user, id)
  if (!extendable.includes(row.state)) throw new AppError('wrong_state')
  const { property } = found(await findProperty(app.db, row.propertyId))
  const range = rangeAfter(row, timeQuantity, property.country)
  if (!range) throw new AppError('invalid_range')
  const { propertyId: locationId, roomId } = row
  return holdPeriod(app, tenant, { locationId, roomId, range, timeQuantity, extends: id }, key)
}
