import type { AppContext } from '../../platform/context.ts'
import { assertKeysKnown, assertOthersSealAlike, forgetOtherKeys } from './known-keys-repository.ts'
import type { Keyring } from '../../platform/identity-numbers/keyring.ts'
import { renewNumbers } from './renew-repository.ts'

export interface Sealed {
  /** The rows that changed, by table. */
  readonly changed: Readonly<Record<string, number>>
  /** The ids of the keys that can be removed now. */
  readonly unused: readonly string[]
}

/**
 * Seals all numbers with the first key, until a whole round finds none. After that the other keys can be removed, because
 * every process seals with the first one, before and after.
 * @throws Error when a process still seals with another key, a key is missing or a number was changed
 */
export async function sealNumbers(
  { db, sql }: Pick<AppContext, 'db' | 'sql'>,
  keyring: Keyring,
): Promise<Sealed> {
  await assertKeysKnown(db, keyring)
  await assertOthersSealAlike(db, keyring)
  const changed: Record<string, number> = {}
  for (;;) {
    const round = Object.entries(await renewNumbers(sql, keyring))
    for (const [table, count] of round) changed[table] = (changed[table] ?? 0) + count
    if (round.every(([, count]) => count === 0)) break
  }
  await assertOthersSealAlike(db, keyring)
  return { changed, unused: await forgetOtherKeys(db, keyring) }
}
