import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { LinkPurpose } from '../../platform/db/schema/account-links.ts'
import type { UserRow } from '../../platform/db/schema/users.ts'
import { sha256 } from '../../platform/hash.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { findLinkUser, findSpentLink, insertLink, spendLink } from './link-repository.ts'
import { lockActiveUser } from './repository.ts'

/**
 * How long a link works, in minutes. A confirmation works longer, for people who read their mail once a day.
 */
export const linkMinutes: Readonly<Record<LinkPurpose, number>> = {
  restore_password: 60,
  change_email: 60,
  confirm_email: 3 * 24 * 60,
}

const pages: Readonly<Record<LinkPurpose, string>> = {
  restore_password: '/restaurar',
  change_email: '/confirmar-email',
  confirm_email: '/confirmar-email',
}

/**
 * Creates a link for a user and returns its URL. The caller must hold the user's row lock (`lockActiveUser`)
 * in `tx`. The token is in the fragment, so that it reaches neither a server's log nor another site's
 * referrer.
 */
export async function makeLink(
  app: AppContext,
  tx: Queryable,
  user: UserRow,
  purpose: LinkPurpose,
  email = user.email,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const createdAt = app.clock.now()
  const expiresAt = new Date(createdAt.getTime() + linkMinutes[purpose] * 60_000)
  await insertLink(tx, { tokenHash: sha256(token), userId: user.id, purpose, email, expiresAt, createdAt })
  return pageUrl(app.config.PUBLIC_URL, user.language, `${pages[purpose]}#token=${token}`)
}

/** Tells whether a link was ever made, and neither replaced nor forgotten, with this token. */
export const isKnownLink = async (db: Queryable, token: string): Promise<boolean> =>
  (await findLinkUser(db, sha256(token))) !== undefined

/**
 * Marks a link for one of these purposes as used. Returns its user, whose row is then locked, and the address
 * it was sent to, or undefined when the link does not work any more.
 */
export async function takeLink(
  tx: Queryable,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<{ user: UserRow; purpose: LinkPurpose; email: string } | undefined> {
  const tokenHash = sha256(token)
  const userId = await findLinkUser(tx, tokenHash)
  if (!userId) return undefined
  const user = await lockActiveUser(tx, userId)
  const link = user && (await spendLink(tx, tokenHash, purposes, now))
  return link && { user, ...link }
}

/**
 * Returns the user who confirmed their address with a used link for one of these purposes, or undefined when
 * the address is no longer theirs. Changes nothing.
 */
export async function findConfirmed(
  tx: Queryable,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<UserRow | undefined> {
  const link = await findSpentLink(tx, sha256(token), purposes)
  const user = link && (await lockActiveUser(tx, link.userId))
  // Stryker disable next-line OptionalChaining: without a link there is no user
  return user?.emailConfirmedAt && user.email === link?.email ? user : undefined
}
