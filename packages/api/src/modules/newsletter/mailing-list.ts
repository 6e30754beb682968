import * as v from 'valibot'
import type { Locale } from '@metrolibre/contract'
import type { Config } from '../../platform/config/config.ts'
import { AppError } from '../../platform/errors/app-error.ts'

const Refusal = v.object({ title: v.string() })

export type Outcome = 'subscribed' | 'already_subscribed'

/** Mailchimp's API takes any user name beside its key. */
const authorization = (key: string) => `Basic ${Buffer.from(`metrolibre:${key}`).toString('base64')}`

/**
 * Puts an address on the configured list, in the protocol of Mailchimp's API 3.0. Whoever is on it already
 * stays as they are.
 * @throws AppError `provider_failed` when no service is configured, or it does not answer or refuses.
 */
export async function joinList(config: Config, email: string, language: Locale): Promise<Outcome> {
  if (!config.NEWSLETTER_URL) throw new AppError('provider_failed')
  try {
    const list = encodeURIComponent(config.NEWSLETTER_LIST)
    const response = await fetch(`${config.NEWSLETTER_URL}/3.0/lists/${list}/members`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(config.NEWSLETTER_API_KEY && { authorization: authorization(config.NEWSLETTER_API_KEY) }),
      },
      body: JSON.stringify({ email_address: email, status: 'subscribed', language }),
      signal: AbortSignal.timeout(8000),
    })
    const answer: unknown = await response.json()
    if (response.ok) return 'subscribed'
    if (v.is(Refusal, answer) && answer.title === 'Member Exists') return 'already_subscribed'
    throw new Error(`The mailing list answered ${response.status}`)
  } catch (cause) {
    throw new AppError('provider_failed', { cause })
  }
}
