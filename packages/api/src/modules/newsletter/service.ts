import type { NewsletterBody } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { joinList } from './mailing-list.ts'
import { recordSubscription } from './repository.ts'

/**
 * Joins the mailing list. Whoever is on it already is told the same, and so is a robot that filled the trap, which
 * joins nothing.
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
