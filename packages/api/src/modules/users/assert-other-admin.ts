import type { Transaction } from '../../platform/db/client.ts'
import type { UserRow } from '../../platform/db/schema/users.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { countOtherAdmins } from './other-admins-repository.ts'

/**
 * Refuses to take administration away from the last admin who can sign in (RULES.md §2.3).
 * @throws AppError last_admin
 */
export async function assertOtherAdmin(
  tx: Transaction,
  user: Pick<UserRow, 'id' | 'isAdmin' | 'isActive'>,
): Promise<void> {
  if (user.isAdmin && user.isActive && (await countOtherAdmins(tx, user.id)) === 0)
    throw new AppError('last_admin', { text: 'last_admin.stays' })
}
