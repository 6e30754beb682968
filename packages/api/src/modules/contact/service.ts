import type { ContactBody } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { checkPerson } from '../captcha/service.ts'
import { contactMail } from './mails.ts'

/**
 * Sends a message to the team. A bot that filled in the hidden field gets the same answer, but its message is
 * dropped.
 */
export async function sendMessage(app: AppContext, body: ContactBody, request: RequestFacts): Promise<void> {
  if (body.website) return
  await checkPerson(app, body.recaptchaToken, request.ip)
  await enqueueMail(app.db, {
    to: app.config.CONTACT_EMAIL,
    replyTo: body.email,
    locale: 'es',
    content: contactMail(body, request.locale),
  })
}
