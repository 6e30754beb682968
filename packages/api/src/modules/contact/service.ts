import type { ContactBody, ReferralBody } from '@metrolibre/contract'
import { randomInt } from 'node:crypto'
import type { AppContext } from '../../platform/context.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { checkPerson } from '../captcha/service.ts'
import { contactMail, referralMail } from './mails.ts'

/**
 * Sends a message to the team. A bot that filled in the hidden field gets the same answer, but its message is
 * dropped.
 */
export async function sendMessage(app: AppContext, body: ContactBody, request: RequestFacts): Promise<void> {
  await checkPerson(app, body.recaptchaToken, request.ip)
  if (body.website) return
  await enqueueMail(app.db, {
    to: app.config.CONTACT_EMAIL,
    locale: 'es',
    content: contactMail(body, request.locale),
  })
}

/** Without letters and digits that look alike, so that it can be read out. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const newReference = (): string =>
  `R-${Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('')}`

/**
 * Sends a recommendation of a place to the team and returns its reference. A bot that filled in the hidden field
 * gets one too, but its recommendation is dropped.
 */
export async function sendReferral(
  app: AppContext,
  body: ReferralBody,
  request: RequestFacts,
): Promise<string> {
  const reference = newReference()
  await checkPerson(app, body.recaptchaToken, request.ip)
  if (body.website) return reference
  await enqueueMail(app.db, {
    to: app.config.CONTACT_EMAIL,
    locale: 'es',
    content: referralMail(body, reference, request.locale),
  })
  return reference
}
