import type { endpoints, Response } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { findProperty } from '../locations/detail/repository.ts'
import { countToldAddress } from './tell-address.ts'
import { trackingOf } from './tracking.ts'

/**
 * Returns what is needed to open a property's widget for a signed-in user: the property's own link or ours,
 * and the whole address, which a visitor has to know (RULES.md §7).
 * @throws AppError not_found, sold_out, unavailable (no widget is configured), and whatever
 *   `countToldAddress` refuses
 */
export async function prefill(
  app: AppContext,
  user: CurrentUser,
  propertyId: string,
): Promise<Response<typeof endpoints.visits.prefill>> {
  const property = await findProperty(app.db, propertyId)
  if (!property?.listed) throw new AppError('not_found')
  if (!property.isActive) throw new AppError('sold_out')
  const link = property.calendlyLink ?? app.config.VISITS_URL
  if (!link) throw new AppError('unavailable')
  await countToldAddress(app, user, property)
  const url = new URL(link)
  const tracking = trackingOf(app.config.APP_SECRET, { propertyId, userId: user.id })
  for (const [name, value] of Object.entries(tracking)) url.searchParams.set(name, value)
  return {
    url: url.href,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    customAnswers: [property.name, property.address],
  }
}
