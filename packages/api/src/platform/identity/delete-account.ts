import type { Config } from '../config/config.ts'
import { AppError } from '../errors/app-error.ts'

const timeoutMs = 8_000

/**
 * Deletes the account that an ID token belongs to at the identity provider. Refresh tokens of the account are invalid
 * from then on.
 * @throws AppError unavailable when the provider does not answer or refuses
 */
export async function deleteAccount(config: Config, idToken: string): Promise<void> {
  const url = new URL(`${config.IDENTITY_TOOLKIT_URL}/v1/accounts:delete`)
  url.searchParams.set('key', config.IDENTITY_SERVER_API_KEY)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`The identity provider answered ${answer.status}: ${text.slice(0, 300)}`)
  } catch (cause) {
    throw new AppError('unavailable', { cause })
  }
}
