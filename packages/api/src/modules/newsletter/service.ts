import type { NewsletterBody } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { mayNotify } from '../notices/enqueue-notice.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { checkCaptcha } from '../captcha/service.ts'
import { joinList } from './mailing-list.ts'
import { recordSubscription } from './repository.ts'

/**
 * Subscribes an address to the mailing list. A member gets the same answer, and so does a bot that filled in
 * the hidden field, which is not subscribed.
 */
export async function subscribeAddress(
  app: AppContext,
  { email, website, recaptchaToken }: NewsletterBody,
  { locale, ip }: RequestFacts,
): Promise<void> {
  if (recaptchaToken) await checkCaptcha(app, recaptchaToken, ip)
  if (website) return
  // The list may mail anybody who is named, so it is not asked again and again about one mailbox.
  if (!(await mayNotify(app, app.db, 'newsletter', email))) return
  const outcome = await joinList(app.config, email, locale)
  if (outcome === 'subscribed') await recordSubscription(app.db, email, locale, app.clock.now())
}
