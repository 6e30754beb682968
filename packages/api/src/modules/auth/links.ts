import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { LinkPurpose } from '../../platform/db/schema/account-links.ts'
import type { UserRow } from '../../platform/db/schema/users.ts'
import { sha256 } from '../../platform/keyed-hash.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { findLinkUser, findSpentLink, insertLink, spendLink } from './link-repository.ts'
import { lockActiveUser } from './repository.ts'

/** How long a link works, in minutes. A confirmation may wait for a person who reads mail once a day. */
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
 * Makes a link for a person and gives its address; `tx` holds them by `lockActiveUser`. Behind the #, the token
 * reaches neither a server's log nor another site's referrer.
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

/** Uses up a link of one of these kinds: its person, locked, and the address it was sent to. Nothing when it works no more. */
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

/** The person whose address a used link of one of these kinds has confirmed, as long as it is theirs. It does nothing more. */
export async function findConfirmed(
  tx: Queryable,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<UserRow | undefined> {
  const link = await findSpentLink(tx, sha256(token), purposes)
  const user = link && (await lockActiveUser(tx, link.userId))
  return user?.emailConfirmedAt && user.email === link?.email ? user : undefined
}
