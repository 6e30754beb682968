import type { NewsletterBody } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { joinList, type Outcome } from './mailing-list.ts'
import { recordSubscription } from './repository.ts'

/** Joins the mailing list; a robot that filled the trap is told the same and joins nothing. */
export async function subscribe(
  app: AppContext,
  body: NewsletterBody,
  { locale }: RequestFacts,
): Promise<Outcome> {
  if (body.website) return 'subscribed'
  const email = body.email.toLowerCase()
  const outcome = await joinList(app.config, email, locale)
  if (outcome === 'subscribed') await recordSubscription(app.db, email, locale, app.clock.now())
  return outcome
}
