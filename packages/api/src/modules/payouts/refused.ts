import { isAboutAccount, type RefusedPayout } from '@metrolibre/contract'
import type { Queryable } from '../../platform/db/client.ts'
import { listConfirmedSince } from './account-repository.ts'
import { listLastDecided } from './refused-repository.ts'

/**
 * Returns the last payment to an owner in each country where the bank refused it. One for which the account was to blame is
 * over once the owner has confirmed another account there.
 */
export async function listRefused(db: Queryable, userId: string): Promise<RefusedPayout[]> {
  const found: RefusedPayout[] = []
  for (const { why, decidedAt, country, currency, amount, account } of await listLastDecided(db, [userId])) {
    if (!why || !decidedAt) continue
    if (isAboutAccount(why) && (await listConfirmedSince(db, { userId, country }, decidedAt)).length > 0)
      continue
    found.push({ country, currency, amount, refusedAt: decidedAt.getTime(), why, account })
  }
  return found
}
