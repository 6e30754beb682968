import { addressLimits } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { requireConfirmedEmail } from '../auth/confirmed-email.ts'
import { hasBooked } from '../properties/detail/repository.ts'
import { keepToldAddress, lockReader, readToldAddresses } from './address-repository.ts'

const day = 86_400_000

/**
 * Counts a property whose exact address is about to be revealed to a user, so that nobody can collect
 * addresses. One revealed within the last day is not counted again, nor is one that the user may know anyway
 * (RULES.md §7.4, §7.5).
 * @throws AppError email_unconfirmed, rate_limited
 */
export async function countToldAddress(
  app: AppContext,
  user: CurrentUser,
  { id, ownerId }: PropertyRow,
): Promise<void> {
  if (user.isAdmin || user.id === ownerId || (await hasBooked(app.db, id, user.id))) return
  const now = app.clock.now()
  await app.db.transaction(async (tx) => {
    await lockReader(tx, user.id)
    const others = (await readToldAddresses(tx, user.id)).filter(({ propertyId }) => propertyId !== id)
    if (others.length >= addressLimits.unconfirmed) requireConfirmedEmail(user)
    const today = others.filter(({ toldAt }) => now.getTime() - toldAt.getTime() < day)
    const [oldest] = today.slice(-addressLimits.perDay * app.config.RATE_LIMIT_FACTOR)
    if (oldest && today.length >= addressLimits.perDay * app.config.RATE_LIMIT_FACTOR)
      throw new AppError('rate_limited', {
        retryAfterSeconds: Math.ceil((oldest.toldAt.getTime() + day - now.getTime()) / 1000),
      })
    await keepToldAddress(tx, user.id, id, now)
  })
}
