import type { Body, endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { setVisitHours } from './change-repository.ts'

type Hours = Body<typeof endpoints.visits.setHours>

/**
 * Sets when an own property can be visited. Visits that are expected already stay.
 * @throws AppError not_found
 */
export async function setHours(
  app: AppContext,
  user: { id: string },
  id: string,
  { hours }: Hours,
): Promise<Hours> {
  const isSet = await setVisitHours(app.db, { id, ownerId: user.id }, hours, app.clock.now())
  if (!isSet) throw new AppError('not_found')
  return { hours }
}
