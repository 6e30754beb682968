import type { AppContext } from '../../platform/context.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { findView, type ReservationView } from './view-repository.ts'
import { findReservation } from '../reservation-core/repository.ts'

interface Caller {
  readonly id: string
  readonly isAdmin: boolean
}

/** Returns the tenant's own reservation. One of another tenant is reported as not found (RULES.md §11.5). */
export async function ownReservation(
  app: AppContext,
  user: Pick<Caller, 'id'>,
  id: string,
): Promise<ReservationRow> {
  const row = found(await findReservation(app.db, id))
  if (row.tenantId !== user.id) throw new AppError('not_found')
  return row
}

/** Returns the view of a reservation of one of the owner's own places. Any other is reported as not found. */
export async function ownedView(
  app: AppContext,
  user: Pick<Caller, 'id'>,
  id: string,
): Promise<ReservationView> {
  const view = found(await findView(app.db, id))
  if (view.property.ownerId !== user.id) throw new AppError('not_found')
  return view
}

/**
 * Returns a reservation's view to its tenant, its property's owner and admins. For everybody else it is not
 * found.
 */
export async function sharedView(app: AppContext, user: Caller, id: string): Promise<ReservationView> {
  const view = found(await findView(app.db, id))
  if (!user.isAdmin && view.reservation.tenantId !== user.id && view.property.ownerId !== user.id)
    throw new AppError('not_found')
  return view
}
