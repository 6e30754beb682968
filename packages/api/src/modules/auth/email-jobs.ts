import { rateLimits } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { LinkPurpose } from '../../platform/db/schema/account-links.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { spend } from '../../platform/rate-limit/repository.ts'
import { deletedEmailHashes } from './deleted-email.ts'
import { changeMail, changeNoticeMail, confirmMail } from './email-mails.ts'
import { changeEmail, confirmEmail } from './jobs.ts'
import { deleteOldLinks, removeLinks } from './link-repository.ts'
import { linkMinutes, makeLink } from './links.ts'
import { findByEmail, findById, isDeletedEmail, lockActiveUser, lockSameUser } from './repository.ts'

/**
 * Counts a mail of this kind to the mailbox and tells whether it is within today's limit. Each kind is
 * counted apart, so that address changes requested by others don't use up the account's own confirmations.
 */
async function mayGetMail(app: AppContext, kind: LinkPurpose, email: string): Promise<boolean> {
  const { max, windowSeconds } = rateLimits.mailbox
  const subject = keyedHash(app.config.APP_SECRET, 'mailbox', `${kind} ${email}`)
  const { used } = await spend(app.db, 'mailbox', subject, windowSeconds, app.clock.now())
  return used <= max * app.config.RATE_LIMIT_FACTOR
}

/** Registers the jobs that mail links for confirming and changing addresses. */
export function registerEmailJobs(app: AppContext): void {
  app.jobs.handle(confirmEmail, async ({ userId }) => {
    const waiting = await findById(app.db, userId)
    if (!waiting || !(await mayGetMail(app, 'confirm_email', waiting.email))) return
    await app.db.transaction(async (tx) => {
      const user = await lockActiveUser(tx, userId)
      if (!user || user.emailConfirmedAt) return
      const url = await makeLink(app, tx, user, 'confirm_email')
      const content = confirmMail(user, url, linkMinutes.confirm_email / 1440)
      await enqueueMail(tx, { to: user.email, locale: user.language, content })
    })
  })

  app.jobs.handle(changeEmail, async ({ userId, email, validFrom }) => {
    // If the session that requested the change has ended since, the request is cancelled too.
    const asking = { id: userId, sessionsValidFrom: new Date(validFrom) }
    const isMeant = await app.db.transaction(async (tx) => {
      if (!(await lockSameUser(tx, asking))) return false
      // Remove older links whether or not the new address is taken: a link that went on working would reveal
      // that it is.
      await removeLinks(tx, userId, 'change_email')
      return true
    })
    if (!isMeant || !(await mayGetMail(app, 'change_email', email))) return
    const holder = await findByEmail(app.db, email)
    if (holder) {
      if (holder.deletedAt) return
      const content = changeNoticeMail(holder, pageUrl(app.config.PUBLIC_URL, holder.language, '/'))
      return enqueueMail(app.db, { to: holder.email, locale: holder.language, content })
    }
    if (await isDeletedEmail(app.db, deletedEmailHashes(app.config, email))) return
    await app.db.transaction(async (tx) => {
      const user = await lockSameUser(tx, asking)
      // Stryker disable next-line ConditionalExpression: without a user nothing below can be written either
      if (!user) return
      await removeLinks(tx, userId, 'change_email')
      const url = await makeLink(app, tx, user, 'change_email', email)
      const content = changeMail(user.language, url, linkMinutes.change_email)
      await enqueueMail(tx, { to: email, locale: user.language, content })
    })
  })

  app.jobs.every('forget-account-links', 86_400_000, () => deleteOldLinks(app.db, app.clock.now()))
}
