import { randomBytes } from 'node:crypto'
import type { RestoreBody } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { sha256 } from '../../platform/keyed-hash.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { checkPerson } from '../captcha/service.ts'
import { registrationNotice, restorePassword } from './jobs.ts'
import { changedMail, noticeMail, restoreMail } from './mails.ts'
import { hashPassword } from './password.ts'
import { findByEmail, insertReset, spendReset, updateUser } from './repository.ts'

const linkMinutes = 60

/** Asks for a link by mail. Whether the address is known is looked up later, out of the caller's sight. */
export async function requestRestore(
  app: AppContext,
  { email, recaptchaToken }: RestoreBody,
  ip: string,
): Promise<void> {
  await checkPerson(app, recaptchaToken, ip)
  await enqueue(app.db, restorePassword, { email: email.toLowerCase() })
}

/** Sets a new password with the token of the mail and ends every session. */
export async function setPassword(app: AppContext, token: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  const now = app.clock.now()
  await app.db.transaction(async (tx) => {
    const userId = await spendReset(tx, sha256(token), now)
    const user = userId && (await updateUser(tx, userId, { passwordHash, sessionsValidFrom: now }))
    if (!user) throw new AppError('reset_token_invalid')
    await enqueueMail(tx, { to: user.email, locale: user.language, content: changedMail(user) })
  })
}

/** Registers the work behind the mails of this module. */
export function registerAuthJobs(app: AppContext): void {
  app.jobs.handle(restorePassword, async ({ email }) => {
    const user = await findByEmail(app.db, email)
    if (!user?.isActive || user.deletedAt) return
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(app.clock.now().getTime() + linkMinutes * 60_000)
    // Behind the #, the token reaches neither a server's log nor another site's referrer.
    const url = pageUrl(app.config.PUBLIC_URL, user.language, `/restaurar#token=${token}`)
    await app.db.transaction(async (tx) => {
      await insertReset(tx, { tokenHash: sha256(token), userId: user.id, expiresAt })
      await enqueueMail(tx, {
        to: user.email,
        locale: user.language,
        content: restoreMail(user, url, linkMinutes),
      })
    })
  })

  app.jobs.handle(registrationNotice, async ({ email }) => {
    const user = await findByEmail(app.db, email)
    if (!user || user.deletedAt) return
    const content = noticeMail(user, pageUrl(app.config.PUBLIC_URL, user.language, '/'))
    await enqueueMail(app.db, { to: user.email, locale: user.language, content })
  })
}
