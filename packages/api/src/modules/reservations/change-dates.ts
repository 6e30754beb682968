import type { AppContext } from '../../platform/context.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import type { WantedDates } from '../date-changes/wire.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { ownReservation } from './access.ts'
import { holdPeriod } from './hold.ts'
import type { TrustedTenant } from './require-trust.ts'

/**
 * Holds other dates for a paid booking: a new reservation at the same place, which may overlap the old dates.
 * What counts of the old payment is fixed with it (RULES.md §6.120, §6.126).
 * @throws AppError invalid_range when these are the dates that it has, and whatever `requireChangeable` and `holdPeriod` refuse
 */
export async function holdOtherDates(
  app: AppContext,
  tenant: TrustedTenant,
  id: string,
  { credit, ...dates }: WantedDates,
  key: string | null,
): Promise<ReservationRow> {
  const { propertyId, roomId, period } = await ownReservation(app, tenant.user, id)
  const { start, end } = dates.period
  if (start.getTime() === period.start.getTime() && end.getTime() === period.end.getTime())
    throw new AppError('invalid_range')
  return holdPeriod(app, tenant, { propertyId, roomId, ...dates, replaces: { id, credit } }, key)
}
