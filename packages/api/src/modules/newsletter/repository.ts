import type { Locale } from '@metrolibre/contract'
import type { Database } from '../../platform/db/client.ts'
import { subscriptions } from '../../platform/db/schema/privacy.ts'

/** Stores that somebody asked for the newsletter and when, as the proof of their consent. */
export async function recordSubscription(
  db: Database,
  email: string,
  language: Locale,
  at: Date,
): Promise<void> {
  await db
    .insert(subscriptions)
    .values({ email, language, createdAt: at, deliveredAt: at })
    .onConflictDoNothing({ target: subscriptions.email })
}
