import type { NewsletterBody } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { joinList } from './mailing-list.ts'
import { recordSubscription } from './repository.ts'

/**
 * Subscribes an address to the mailing list. A member gets the same answer, and so does a bot that filled in
 * the hidden field, which is not subscribed.
 */
export async function subscribe(
  app: AppContext,
  body: NewsletterBody,
  { locale }: RequestFacts,
): Promise<void> {
  if (body.website) return
  const email = body.email.toLowerCase()
  const outcome = await joinList(app.config, email, locale)
  if (outcome === 'subscribed') await recordSubscription(app.db, email, locale, app.clock.now())
}
