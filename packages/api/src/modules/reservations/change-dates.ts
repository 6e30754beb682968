import type { AppContext } from '../../platform/context.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import type { WantedDates } from '../date-changes/wire.ts'
import { ownReservation } from './access.ts'
import { holdPeriod } from './hold.ts'
import type { Tenant } from './require-trust.ts'

/**
 * Holds other dates for a paid booking: a new reservation at the same place, which may overlap the old dates.
 * What counts of the old payment is fixed with it (RULES.md §6).
 * @throws AppError whatever `requireChangeable` and `holdPeriod` refuse
 */
export async function holdOtherDates(
  app: AppContext,
  tenant: Tenant,
  id: string,
  { credit, ...dates }: WantedDates,
  key: string | null,
): Promise<ReservationRow> {
  const { propertyId, roomId } = await ownReservation(app, tenant.user, id)
  return holdPeriod(app, tenant, { propertyId, roomId, ...dates, replaces: { id, credit } }, key)
}
