import { ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { identityKeys } from '../../platform/db/schema/protection.ts'
import type { Keyring } from '../../platform/identity-numbers/keyring.ts'
import { findHolders } from './holders-repository.ts'
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
  await assertOthersKnow(db, keyring)
  if (keyring.sealsWith) await db.insert(identityKeys).values({ id: keyring.sealsWith }).onConflictDoNothing()
}

/** What is sealed with a key that another process lacks can't be read there: its owner could not sign in any more. */
async function assertOthersKnow(db: Queryable, { sealsWith }: Keyring): Promise<void> {
  if (!sealsWith || (await findHolders(db)).every(({ knows }) => knows.includes(sealsWith))) return
  throw new Error(
    'IDENTITY_KEYS begins with a key that a process which serves does not have yet: put it behind the others, restart all API and worker processes, and then put it in front. A process that was killed counts for a minute and a half.',
  )
}

/**
 * Checks that every process that serves seals with the first key.
 * @throws Error with one sentence for the operator
 */
export async function assertOthersSealAlike(db: Queryable, { sealsWith }: Keyring): Promise<void> {
  const others = (await findHolders(db)).filter((holder) => holder.sealsWith !== (sealsWith ?? null))
  if (others.length > 0)
    throw new Error(
      `Processes that serve (${others.length}) do not seal with the first of these IDENTITY_KEYS yet: restart them with it, and run this again. No key can be removed before. A process that was killed counts for a minute and a half.`,
    )
}

/** Forgets the keys by which nothing is sealed any more, and returns their ids. */
export async function forgetOtherKeys(db: Queryable, { sealsWith }: Keyring): Promise<string[]> {
  const rows = await db
    .delete(identityKeys)
    .where(sealsWith ? ne(identityKeys.id, sealsWith) : undefined)
    .returning({ id: identityKeys.id })
  return rows.map(({ id }) => id)
}
