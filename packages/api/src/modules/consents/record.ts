import { termsVersion, type Locale } from '@metrolibre/contract'
import type { Queryable } from '../../platform/db/client.ts'
import { insertConsents } from './repository.ts'

interface Agreement {
  readonly userId: string
  /** The language in which the texts were linked. */
  readonly language: Locale
  readonly at: Date
}

/** Records that a new user agreed to the terms and to the privacy policy (RULES.md §7.48). */
export const recordAgreement = (tx: Queryable, agreement: Agreement): Promise<void> =>
  insertConsents(
    tx,
    (['terms', 'privacy'] as const).map((kind) => ({
      ...agreement,
      kind,
      version: termsVersion,
      granted: true,
    })),
  )
