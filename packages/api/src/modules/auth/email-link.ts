import type { EmailLinkUsed, SignedIn } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { isUniqueViolation } from '../../platform/db/constraint-error.ts'
import type { UserRow } from '../../platform/db/schema/users.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { enqueueToAccount } from '../notices/enqueue-notice.ts'
import { originOf } from '../security/origin.ts'
import { recordSecurityEvent } from '../security/record.ts'
import { deletedEmailHashes } from './deleted-email.ts'
import { emailChangedMail } from './email-mails.ts'
import { findConfirmed, takeLink } from './links.ts'
import { isDeletedEmail, updateUser } from './repository.ts'
import { signInUser } from './sign-in.ts'

const purposes = ['confirm_email', 'change_email'] as const

/**
 * Uses a mailed link, with or without a session: either confirms the address, or makes the new address the
 * user's own and ends every session and link. A caller who is signed in as that user gets a new session.
 * A used link has no further effect. Its holder is told that the address is confirmed, as long as it is.
 * @throws AppError `link_invalid`
 */
export async function useEmailLink(
  app: AppContext,
  caller: CurrentUser | null,
  token: string,
  request: RequestFacts,
): Promise<EmailLinkUsed> {
  const { outcome, user } = await app.db.transaction(async (tx): Promise<Outcome> => {
    const link = await takeLink(tx, token, purposes, app.clock.now())
    if (!link) return { outcome: 'already', user: known(await findConfirmed(tx, token, purposes)) }
    const outcome = link.purpose === 'change_email' ? 'changed' : 'confirmed'
    const origin = originOf(app, request)
    await recordSecurityEvent(tx, { kind: `email_${outcome}`, userId: link.user.id, origin })
    const user = await (outcome === 'changed' ? moveTo(app, tx, link) : confirm(app, tx, link))
    return { outcome, user }
  })
  const goesOn = outcome === 'changed' && caller?.id === user.id
  return { outcome, email: user.email, signedIn: goesOn ? await signInAgain(app, user) : null }
}

interface Outcome {
  outcome: EmailLinkUsed['outcome']
  user: UserRow
}

interface Link {
  user: UserRow
  email: string
}

const known = (user: UserRow | undefined): UserRow => {
  if (!user) throw new AppError('link_invalid')
  return user
}

const confirm = async (app: AppContext, tx: Transaction, { user }: Link): Promise<UserRow> =>
  known(await updateUser(tx, user.id, { emailConfirmedAt: user.emailConfirmedAt ?? app.clock.now() }))

async function moveTo(app: AppContext, tx: Transaction, { user: before, email }: Link): Promise<UserRow> {
  const now = app.clock.now()
  // Since the link was sent, somebody may have registered with this address, or been deleted with it.
  if (await isDeletedEmail(tx, deletedEmailHashes(app.config, email))) throw new AppError('link_invalid')
  const user = await updateUser(tx, before.id, {
    email,
    emailConfirmedAt: now,
    sessionsValidFrom: now,
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_email') ? new AppError('link_invalid', { cause: error }) : error
  })
  await enqueueToAccount(app, tx, before, { kind: 'email_changed', content: emailChangedMail(before) })
  return known(user)
}

/**
 * Opens a new session. Returns null when the identity provider is unavailable: the address has already been
 * changed, and an error would make it look as if it had not.
 */
const signInAgain = (app: AppContext, user: UserRow): Promise<SignedIn | null> =>
  signInUser(app, user).catch((error: unknown) => {
    app.logger.warn({ err: error }, 'No new session after a changed e-mail')
    return null
  })
