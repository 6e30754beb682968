import type { AppContext } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../../platform/identity/current-user.ts'
import { hasLiveReservations } from '../../auth/repository.ts'
import { readLedger } from '../../ledger/read-ledger.ts'
import { countOtherAdmins } from '../../users/other-admins-repository.ts'
import { hasUserOpenMoney } from './blocker-repository.ts'

/**
 * Refuses to erase an owner to whom money has to be transferred.
 * @throws AppError money_open
 */
export async function assertNothingOwed(app: AppContext, ownerId: string): Promise<void> {
  const { rows } = await readLedger(app, ownerId, {})
  // The rows come newest first, so the first one of a property holds its balance.
  const latest = [...Map.groupBy(rows, ({ propertyId }) => propertyId).values()].map(([row]) => row!)
  if (latest.some(({ balance }) => balance > 0)) throw new AppError('money_open')
}

/**
 * Refuses to erase a user whom somebody still has to be able to reach (RULES.md §7.57).
 * @throws AppError live_reservations, money_open, last_admin
 */
export async function assertErasable(tx: Transaction, { id, isAdmin }: CurrentUser): Promise<void> {
  if (await hasLiveReservations(tx, id)) throw new AppError('live_reservations')
  if (await hasUserOpenMoney(tx, id)) throw new AppError('money_open')
  if (isAdmin && (await countOtherAdmins(tx, id)) === 0) throw new AppError('last_admin')
}
