import type { EmailChangeBody } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { enqueueNotice } from '../notices/enqueue-notice.ts'
import { originOf } from '../security/origin.ts'
import { recordSecurityEvent } from '../security/record.ts'
import { changeAskedMail } from './email-mails.ts'
import { changeEmail } from './jobs.ts'
import { fitsPassword } from './password.ts'
import { findById, lockSameUser } from './repository.ts'

/**
 * Requests a change of e-mail address. A job looks up later whether the new address is taken, so that the
 * answer does not reveal it. A notice goes to the old address at once, while its holder can still stop the
 * change.
 * @throws AppError `validation` for a wrong password or for the current address; `unauthenticated` when the
 *   session ended while the password was checked.
 */
export async function requestEmailChange(
  app: AppContext,
  user: CurrentUser,
  { email, password }: EmailChangeBody,
  request: RequestFacts,
): Promise<void> {
  const row = await findById(app.db, user.id)
  const event = { userId: user.id, origin: originOf(app, request) }
  // Stryker disable next-line OptionalChaining: only an account that is erased in this very moment has no row
  if (!(await fitsPassword(row?.passwordHash, password))) {
    const details = { code: 'wrong_password', call: 'email_change' }
    await recordSecurityEvent(app.db, { ...event, kind: 'login_refused', details })
    throw new AppError('validation', { fields: [{ path: 'password', code: 'validation.wrong_password' }] })
  }
  if (email === user.email)
    throw new AppError('validation', { fields: [{ path: 'email', code: 'validation.email_same' }] })
  const validFrom = user.sessionsValidFrom.getTime()
  const key = `change-email:${user.id}`
  await app.db.transaction(async (tx) => {
    // Checking a password takes a while, and the password may have been changed in the meantime.
    if (!(await lockSameUser(tx, user))) throw new AppError('unauthenticated')
    await enqueue(tx, changeEmail, { userId: user.id, email, validFrom }, { key })
    await recordSecurityEvent(tx, { ...event, kind: 'email_change_requested' })
    const notice = { kind: 'change_asked', to: user.email, locale: user.language } as const
    await enqueueNotice(app, tx, notice, () => changeAskedMail(user))
  })
}
