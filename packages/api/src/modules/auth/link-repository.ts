import { and, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { accountLinks, type LinkPurpose } from '../../platform/db/schema/account-links.ts'

type NewLink = typeof accountLinks.$inferInsert

export async function insertLink(tx: Queryable, link: NewLink): Promise<void> {
  await tx.insert(accountLinks).values(link)
}

/** Removes a user's unused links for one purpose, because only the newest one may work. */
export async function removeLinks(tx: Queryable, userId: string, purpose: LinkPurpose): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(
      and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, purpose), isNull(accountLinks.usedAt)),
    )
}

/** Returns the id of the user a link was made for, whether or not it still works. */
export async function findLinkUser(tx: Queryable, tokenHash: string): Promise<string | undefined> {
  const [link] = await tx
    .select({ userId: accountLinks.userId })
    .from(accountLinks)
    .where(eq(accountLinks.tokenHash, tokenHash))
  return link?.userId
}

/** Returns the user and the mailed address of a link that was already used. */
export async function findSpentLink(
  tx: Queryable,
  tokenHash: string,
  purposes: readonly LinkPurpose[],
): Promise<{ userId: string; email: string } | undefined> {
  const [link] = await tx
    .select({ userId: accountLinks.userId, email: accountLinks.email })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash),
        inArray(accountLinks.purpose, [...purposes]),
        isNotNull(accountLinks.usedAt),
      ),
    )
  return link
}

/**
 * Marks a link as used. Returns its purpose and the address it was sent to, or undefined when the link is
 * unknown, used or expired.
 */
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

/** Removes links that expired at or before `before`. */
export async function deleteOldLinks(db: Queryable, before: Date): Promise<void> {
  await db.delete(accountLinks).where(lte(accountLinks.expiresAt, before))
}
