import type { AdminUserDetail, Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { pageOf } from '../reservations/lists.ts'
import { showToAdmins } from '../reservations/show-to-admins.ts'
import { findListed } from './list-repository.ts'
import { countUserParts } from './part-repository.ts'
import { toAdminUser } from './to-admin-user.ts'

/** How many bookings of each side a user's page shows at first. */
const shown = 5

/**
 * Reads a user with what belongs to them.
 * @throws AppError not_found, also for a user who is in the trash unless `inTrash`, and the other way round
 */
export async function readDetail(
  app: AppContext,
  id: string,
  { inTrash, locale }: { inTrash: boolean; locale: Locale },
): Promise<AdminUserDetail> {
  const row = found(await findListed(app.db, id))
  found((row.user.deletedAt !== null) === inTrash || null)
  const [client, owner, { locations, reviewsCreated, reviewsReceived, payments }] = await Promise.all([
    pageOf(app, { tenantId: id, limit: shown }),
    pageOf(app, { ownerId: id, limit: shown }),
    countUserParts(app.db, id),
  ])
  return {
    ...toAdminUser(row),
    clientReservations: await showToAdmins(app, client.views, locale),
    ownerReservations: await showToAdmins(app, owner.views, locale),
    counts: { locations, reviewsCreated, reviewsReceived, payments },
  }
}
