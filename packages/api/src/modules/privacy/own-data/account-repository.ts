import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'
import { accountLinks } from '../../../platform/db/schema/account-links.ts'
import { files } from '../../../platform/db/schema/images.ts'
import { loginPlaces } from '../../../platform/db/schema/login-places.ts'
import { payoutAccounts } from '../../../platform/db/schema/payouts.ts'
import { consents, subscriptions } from '../../../platform/db/schema/privacy.ts'
import { securityEvents } from '../../../platform/db/schema/security.ts'
import { users, type UserRow } from '../../../platform/db/schema/users.ts'

const { passwordHash: _secret, ...account } = getTableColumns(users)

export async function findAccount(db: Queryable, userId: string) {
  const [row] = await db.select(account).from(users).where(eq(users.id, userId))
  return row
}

export const listOwnConsents = (db: Queryable, userId: string) => {
  const { id: _id, userId: _userId, ...consent } = getTableColumns(consents)
  return db.select(consent).from(consents).where(eq(consents.userId, userId)).orderBy(asc(consents.at))
}

/**
 * Returns the subscription of a user's address, once the user proved that it is theirs: before that it would tell
 * them whether a stranger subscribed (RULES.md §2.34).
 */
export const listOwnSubscriptions = async (
  db: Queryable,
  { email, emailConfirmedAt }: Pick<UserRow, 'email' | 'emailConfirmedAt'>,
) => {
  const { id: _id, ...subscription } = getTableColumns(subscriptions)
  if (!emailConfirmedAt) return []
  return db.select(subscription).from(subscriptions).where(eq(subscriptions.email, email))
}

export const listOwnLinks = (db: Queryable, userId: string) => {
  const { tokenHash: _secretHash, userId: _userId, ...link } = getTableColumns(accountLinks)
  return db
    .select(link)
    .from(accountLinks)
    .where(eq(accountLinks.userId, userId))
    .orderBy(asc(accountLinks.createdAt))
}

export const listOwnPlaces = (db: Queryable, userId: string) => {
  const { userId: _userId, place: _hash, ...place } = getTableColumns(loginPlaces)
  return db.select(place).from(loginPlaces).where(eq(loginPlaces.userId, userId))
}

/** Returns where a user is paid, or asked to be, with the numbers. */
export const listOwnPayoutAccounts = (db: Queryable, userId: string) => {
  const {
    id: _id,
    userId: _userId,
    codeHash: _hash,
    reviewedBy: _admin,
    ...account
  } = getTableColumns(payoutAccounts)
  return db.select(account).from(payoutAccounts).where(eq(payoutAccounts.userId, userId))
}

/**
 * Returns what happened to an account. When somebody else caused it, the network and browser are theirs and are
 * left out.
 */
export const listOwnEvents = (db: Queryable, userId: string) => {
  const { at, kind, network, userAgent, details, actorId } = getTableColumns(securityEvents)
  const own = <Column>(column: Column) => sql<string | null>`case when ${actorId} is null then ${column} end`
  return db
    .select({ at, kind, network: own(network), userAgent: own(userAgent), details })
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(asc(securityEvents.id))
}

export const listOwnUploads = (db: Queryable, userId: string) => {
  const { contentType, bytes, sha256, createdAt } = getTableColumns(files)
  return db.select({ contentType, bytes, sha256, createdAt }).from(files).where(eq(files.ownerId, userId))
}
