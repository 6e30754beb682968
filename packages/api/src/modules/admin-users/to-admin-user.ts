import type { AdminUser } from '@metrolibre/contract'
import { toUser } from '../users/to-user.ts'
import type { ListedUser } from './list-repository.ts'

/** Shows a user to admins. */
export const toAdminUser = ({ user, ownedLocations, lastSessionAt, deletedBy }: ListedUser): AdminUser => ({
  ...toUser(user),
  isDeleted: user.deletedAt !== null,
  deletedAt: user.deletedAt?.toISOString() ?? null,
  deletedBy,
  stripeCustomerId: user.stripeCustomerId,
  ownedLocations,
  lastSessionAt: lastSessionAt?.toISOString() ?? null,
  updatedAt: user.updatedAt.toISOString(),
})
