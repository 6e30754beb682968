import type { AppContext } from '../../platform/context.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { findView, type ReservationView } from './view-repository.ts'
import { findReservation } from '../reservation-core/repository.ts'

interface Caller {
  readonly id: string
  readonly isAdmin: boolean
}

/** The tenant's own reservation; anybody else's does not exist for them. RULES.md §11. */
export async function ownReservation(
  app: AppContext,
  user: Pick<Caller, 'id'>,
  id: string,
): Promise<ReservationRow> {
  const row = found(await findReservation(app.db, id))
  if (row.tenantId !== user.id) throw new AppError('not_found')
  return row
}

/** A reservation with its view, for its tenant, its property's owner and admins. */
export async function sharedView(app: AppContext, user: Caller, id: string): Promise<ReservationView> {
  const view = found(await findView(app.db, id))
  if (!user.isAdmin && view.reservation.tenantId !== user.id && view.property.ownerId !== user.id)
    throw new AppError('not_found')
  return view
}
