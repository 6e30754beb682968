import { createRemoteJWKSet, customFetch, errors, type FetchImplementation, type JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'

/** Google renews its keys every few days and names them some hours before it uses them. */
const renewAfterMs = 600_000
const timeoutMs = 5_000

/** The provider's keys are not at hand, so that nothing can be said of a token. */
export class KeysAway extends Error {
  override name = 'KeysAway'
}

const SomeKeys = v.object({ keys: v.pipe(v.array(v.looseObject({})), v.minLength(1)) })

/** An answer without any key is a failure, or it would take away what is known. */
const fetchKeys: FetchImplementation = async (url, options) => {
  const answer = await fetch(url, options)
  if (answer.status === 200) v.parse(SomeKeys, await answer.clone().json())
  return answer
}

const isUnknownKey = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys

/**
 * The provider's published keys. Those that were fetched once are used however long the provider is away, and renewed
 * beside the work; only a key that is not among them, or the very first one, is waited for.
 * @throws KeysAway where it cannot be told whether a key is the provider's
 */
export function createSigningKeys(url: URL): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(url, {
    timeoutDuration: timeoutMs,
    cacheMaxAge: Infinity,
    [customFetch]: fetchKeys,
  })
  let renewedAt = Date.now()

  const renewBeside = () => {
    if (!remote.fresh || Date.now() - renewedAt < renewAfterMs) return
    renewedAt = Date.now()
    remote.reload().catch(() => undefined)
  }

  return async (header, token) => {
    renewBeside()
    try {
      return await remote(header, token)
    } catch (error) {
      if (isUnknownKey(error)) throw error
      throw new KeysAway('The signing keys are not at hand', { cause: error })
    }
  }
}
