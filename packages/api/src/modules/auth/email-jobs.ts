import type { AppContext } from '../../platform/context.ts'
import { enqueueNotice } from '../notices/enqueue-notice.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { deletedEmailHashes } from './deleted-email.ts'
import { changeMail, changeNoticeMail, confirmMail } from './email-mails.ts'
import { changeEmail, confirmEmail } from './jobs.ts'
import { deleteOldLinks, removeLinks } from './link-repository.ts'
import { linkMinutes, makeLink } from './links.ts'
import { findByEmail, isDeletedEmail, lockActiveUser, lockSameUser } from './repository.ts'

/** Registers the jobs that mail links for confirming and changing addresses. */
export function registerEmailJobs(app: AppContext): void {
  app.jobs.handle(confirmEmail, async ({ userId }) => {
    await app.db.transaction(async (tx) => {
      const user = await lockActiveUser(tx, userId)
      if (!user || user.emailConfirmedAt) return
      const notice = { kind: 'confirm_email', to: user.email, locale: user.language } as const
      await enqueueNotice(app, tx, notice, async () =>
        confirmMail(user, await makeLink(app, tx, user, 'confirm_email'), linkMinutes.confirm_email / 1440),
      )
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
    if (!isMeant) return
    const holder = await findByEmail(app.db, email)
    if (holder) {
      if (holder.deletedAt) return
      const notice = { kind: 'change_email', to: holder.email, locale: holder.language } as const
      await enqueueNotice(app, app.db, notice, () =>
        changeNoticeMail(holder, pageUrl(app.config.PUBLIC_URL, holder.language, '/')),
      )
      return
    }
    if (await isDeletedEmail(app.db, deletedEmailHashes(app.config, email))) return
    await app.db.transaction(async (tx) => {
      const user = await lockSameUser(tx, asking)
      // Stryker disable next-line ConditionalExpression: without a user nothing below can be written either
      if (!user) return
      await removeLinks(tx, userId, 'change_email')
      const notice = { kind: 'change_email', to: email, locale: user.language } as const
      await enqueueNotice(app, tx, notice, async () => {
        const url = await makeLink(app, tx, user, 'change_email', email)
        return changeMail(user.language, url, linkMinutes.change_email)
      })
    })
  })

  app.jobs.every('forget-account-links', 86_400_000, () => deleteOldLinks(app.db, app.clock.now()))
}
