import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { accountLinks, type LinkPurpose } from '../../platform/db/schema/account-links.ts'
import { users, type UserRow } from '../../platform/db/schema/users.ts'

type NewLink = typeof accountLinks.$inferInsert

/**
 * A person who may get and use links, locked for the rest of the transaction: whatever ends links (a trigger of
 * `users`) comes either before or after, never between. Everybody who touches both locks the user first.
 */
export async function lockActiveUser(tx: Queryable, id: string): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.isActive, true), isNull(users.deletedAt), isNull(users.erasedAt)))
    .for('update')
  return user
}

/** The same person as they were read before, locked; nothing when what ends sessions came in between. */
export async function lockSameUser(
  tx: Queryable,
  { id, sessionsValidFrom }: Pick<UserRow, 'id' | 'sessionsValidFrom'>,
): Promise<UserRow | undefined> {
  const user = await lockActiveUser(tx, id)
  return user?.sessionsValidFrom.getTime() === sessionsValidFrom.getTime() ? user : undefined
}

export async function insertLink(tx: Queryable, link: NewLink): Promise<void> {
  await tx.insert(accountLinks).values(link)
}

/** Removes a person's unused links of one kind: only the newest is meant. */
export async function removeLinks(tx: Queryable, userId: string, purpose: LinkPurpose): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(
      and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, purpose), isNull(accountLinks.usedAt)),
    )
}

/** How many unused links of one kind a person was sent after `since`. */
export const countLinksSince = (
  tx: Queryable,
  userId: string,
  purpose: LinkPurpose,
  since: Date,
): Promise<number> =>
  tx.$count(
    accountLinks,
    and(
      eq(accountLinks.userId, userId),
      eq(accountLinks.purpose, purpose),
      isNull(accountLinks.usedAt),
      gt(accountLinks.createdAt, since),
    ),
  )

/** Whose link it is, whether or not it still works. */
export async function findLinkUser(tx: Queryable, tokenHash: string): Promise<string | undefined> {
  const [link] = await tx
    .select({ userId: accountLinks.userId })
    .from(accountLinks)
    .where(eq(accountLinks.tokenHash, tokenHash))
  return link?.userId
}

/** Uses up a link; gives its kind and the address it was sent to, or nothing when it is unknown, used or too old. */
export async function spendLink(
  tx: Queryable,
  tokenHash: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<{ purpose: LinkPurpose; email: string } | undefined> {
  const [row] = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash),
        inArray(accountLinks.purpose, [...purposes]),
        isNull(accountLinks.usedAt),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .returning({ purpose: accountLinks.purpose, email: accountLinks.email })
  return row
}

/** Removes links that ended before `before`. */
export async function forgetOldLinks(db: Queryable, before: Date): Promise<void> {
  await db.delete(accountLinks).where(lte(accountLinks.expiresAt, before))
}
