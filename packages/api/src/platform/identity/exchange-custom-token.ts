import * as v from 'valibot'
import type { Config } from '../config/config.ts'
import { AppError } from '../errors/app-error.ts'

const SignedIn = v.object({ idToken: v.string() })

/** Trades a custom token for an ID token at the identity provider; `unavailable` when it does not answer. */
export async function exchangeCustomToken(config: Config, token: string): Promise<string> {
  const url = new URL(`${config.IDENTITY_TOOLKIT_URL}/v1/accounts:signInWithCustomToken`)
  url.searchParams.set('key', config.IDENTITY_API_KEY)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, returnSecureToken: true }),
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok)
      throw new Error(`Identity provider answered ${response.status}: ${await response.text()}`)
    return v.parse(SignedIn, await response.json()).idToken
  } catch (cause) {
    throw new AppError('unavailable', { cause })
  }
}
