import { rateLimits, type RestoreBody } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { UserRow } from '../../platform/db/schema/users.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { sha256 } from '../../platform/hash.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { enqueueNotice } from '../notices/enqueue-notice.ts'
import { spend } from '../../platform/rate-limit/repository.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { checkPerson } from '../captcha/service.ts'
import { originOf } from '../security/origin.ts'
import { recordSecurityEvent } from '../security/record.ts'
import { registrationNotice, restorePassword } from './jobs.ts'
import { countRestore } from './counted-by-email.ts'
import { assertGoodPassword } from './good-password.ts'
import { changedMail, noticeMail, restoreMail } from './mails.ts'
import { hashPassword } from './password.ts'
import { isKnownLink, linkMinutes, makeLink, takeLink } from './links.ts'
import { findByEmail, lockActiveUser, updateUser } from './repository.ts'

/**
 * Requests a link to set a new password. A job looks up the address later, so that the answer does not reveal
 * whether it is known.
 */
export async function requestRestore(
  app: AppContext,
  { email, recaptchaToken }: RestoreBody,
  request: RequestFacts,
): Promise<void> {
  const isProven = await countRestore(app, { email, recaptchaToken, ip: request.ip })
  if (!isProven) await checkPerson(app, recaptchaToken, request.ip)
  await enqueue(app.db, restorePassword, { email, origin: originOf(app, request) })
}

async function countByLink(app: AppContext, token: string): Promise<void> {
  const { max, windowSeconds } = rateLimits.link_password
  const now = app.clock.now()
  const { used, resetsAt } = await spend(app.db, 'link_password', sha256(token), windowSeconds, now)
  if (used > max * app.config.RATE_LIMIT_FACTOR)
    throw new AppError('rate_limited', { retryAfterSeconds: (resetsAt.getTime() - now.getTime()) / 1000 })
}

/**
 * Sets a new password with the mailed token and ends every session and link. Somebody who received that mail
 * reads this mailbox, so the address counts as confirmed too (RULES.md §2.12, §2.25).
 * @throws AppError `reset_token_invalid`, `validation`
 */
export async function setPassword(
  app: AppContext,
  token: string,
  password: string,
  request: RequestFacts,
): Promise<void> {
  // Hashing is much work, so it is only done for a link, and not without end.
  if (!(await isKnownLink(app.db, token))) throw new AppError('reset_token_invalid')
  await countByLink(app, token)
  const passwordHash = await hashPassword(password)
  await app.db.transaction(async (tx) => {
    const link = await takeLink(tx, token, ['restore_password'], app.clock.now())
    if (!link) throw new AppError('reset_token_invalid')
    const { user } = link
    await assertGoodPassword(password, user)
    // Read the time while the row is locked, so that no session opened with the old password can be later.
    const now = app.clock.now()
    await updateUser(tx, user.id, {
      passwordHash,
      sessionsValidFrom: now,
      emailConfirmedAt: user.emailConfirmedAt ?? now,
    })
    const origin = originOf(app, request)
    await recordSecurityEvent(tx, { kind: 'password_changed', userId: user.id, origin })
    await enqueueMail(tx, { to: user.email, locale: user.language, content: changedMail(user) })
  })
}

/**
 * Mails a locked user the link to set a new password. An older link is not replaced when they were
 * sent several lately, so it goes on working; false is returned then.
 */
export async function mailRestoreLink(app: AppContext, tx: Queryable, reader: UserRow): Promise<boolean> {
  const notice = { kind: 'restore_password', to: reader.email, locale: reader.language } as const
  return enqueueNotice(app, tx, notice, async () =>
    restoreMail(reader, await makeLink(app, tx, reader, 'restore_password'), linkMinutes.restore_password),
  )
}

/** Registers the jobs behind the mails about passwords and registration. */
export function registerAuthJobs(app: AppContext): void {
  app.jobs.handle(restorePassword, async ({ email, origin }) => {
    const user = await findByEmail(app.db, email)
    await app.db.transaction(async (tx) => {
      const reader = user && (await lockActiveUser(tx, user.id))
      await recordSecurityEvent(tx, { kind: 'password_reset_requested', userId: user?.id ?? null, origin })
      if (reader) await mailRestoreLink(app, tx, reader)
    })
  })

  app.jobs.handle(registrationNotice, async ({ email }) => {
    const user = await findByEmail(app.db, email)
    if (!user || user.deletedAt) return
    const notice = { kind: 'registration', to: user.email, locale: user.language } as const
    await enqueueNotice(app, app.db, notice, () =>
      noticeMail(user, pageUrl(app.config.PUBLIC_URL, user.language, '/')),
    )
  })
}
