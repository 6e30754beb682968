import type { Transaction } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { lockActiveUser } from './repository.ts'

/**
 * Locks the account of a user who is about to write something of their own. An erasure that began after the request was
 * let in either sees what is written here, or is over and nothing is written.
 * @throws AppError unauthenticated when the account was erased, trashed or switched off in the meantime
 */
export async function assertStillThere(tx: Transaction, userId: string): Promise<void> {
  if (!(await lockActiveUser(tx, userId))) throw new AppError('unauthenticated')
}
