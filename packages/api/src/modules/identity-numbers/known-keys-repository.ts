import { ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { identityKeys } from '../../platform/db/schema/protection.ts'
import type { Keyring } from '../../platform/identity-numbers/keyring.ts'
import { processKeyring } from '../../platform/identity-numbers/process-keyring.ts'

/**
 * Checks that every key by which numbers may be sealed is there, and records the one that this process seals with.
 * @throws Error with one sentence for the operator
 */
export async function assertKeysKnown(db: Queryable, keyring: Keyring = processKeyring()): Promise<void> {
  const missing = (await db.select({ id: identityKeys.id }).from(identityKeys))
    .map(({ id }) => id)
    .filter((id) => !keyring.ids.includes(id))
  if (missing.length > 0)
    throw new Error(
      `IDENTITY_KEYS lacks a key by which identity numbers are sealed (${missing.join(', ')}): put it back, and run \`pnpm identity-numbers seal\` before it is removed.`,
    )
  if (keyring.sealsWith) await db.insert(identityKeys).values({ id: keyring.sealsWith }).onConflictDoNothing()
}

/** Forgets the keys by which nothing is sealed any more, and returns their ids. */
export async function forgetOtherKeys(db: Queryable, { sealsWith }: Keyring): Promise<string[]> {
  const rows = await db
    .delete(identityKeys)
    .where(sealsWith ? ne(identityKeys.id, sealsWith) : undefined)
    .returning({ id: identityKeys.id })
  return rows.map(({ id }) => id)
}
