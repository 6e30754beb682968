import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { identityKeyHolders } from '../../platform/db/schema/protection.ts'
import type { Keyring } from '../../platform/identity-numbers/keyring.ts'
import { processKeyring } from '../../platform/identity-numbers/process-keyring.ts'

const beatMs = 30_000
/** A process that was killed is believed to serve for so long. */
const goneSeconds = 90

interface Holder {
  readonly knows: readonly string[]
  readonly sealsWith: string | null
}

/** Returns the keys that each process has that serves now. */
export const findHolders = (db: Queryable): Promise<Holder[]> =>
  db
    .select({ knows: identityKeyHolders.knows, sealsWith: identityKeyHolders.sealsWith })
    .from(identityKeyHolders)
    .where(sql`seen_at > now() - make_interval(secs => ${goneSeconds})`)

/**
 * Records every half minute which keys this process has, until the function that is returned is called. Others ask for it before
 * they seal with a key, or let one be removed.
 */
export async function recordHolder(
  db: Queryable,
  { ids, sealsWith }: Keyring = processKeyring(),
): Promise<() => Promise<void>> {
  const id = randomUUID()
  const record = () =>
    db
      .insert(identityKeyHolders)
      .values({ id, knows: [...ids], sealsWith: sealsWith ?? null })
      .onConflictDoUpdate({ target: identityKeyHolders.id, set: { seenAt: sql`now()` } })
  await db.delete(identityKeyHolders).where(sql`seen_at < now() - interval '1 day'`)
  await record()
  // A database that is away is told the next time.
  const timer = setInterval(() => void record().catch(() => undefined), beatMs).unref()
  return async () => {
    clearInterval(timer)
    await db
      .delete(identityKeyHolders)
      .where(eq(identityKeyHolders.id, id))
      .catch(() => undefined)
  }
}
