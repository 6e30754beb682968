import { createRemoteJWKSet, customFetch, errors, type FetchImplementation, type JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'

/**
 * How often the keys are renewed. Google changes them every few days and publishes them some hours before
 * their use.
 */
const renewAfterMs = 600_000
const timeoutMs = 5_000

/** Thrown when the provider's keys are unavailable, so that a token can't be checked. */
export class KeysAway extends Error {
  override name = 'KeysAway'
}

const SomeKeys = v.object({ keys: v.pipe(v.array(v.looseObject({})), v.minLength(1)) })

/**
 * Fetches the keys. A response without any key counts as a failure, because it would replace the known keys.
 */
const fetchKeys: FetchImplementation = async (url, options) => {
  const answer = await fetch(url, options)
  if (answer.status === 200) v.parse(SomeKeys, await answer.clone().json())
  return answer
}

const isUnknownKey = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys

/**
 * Returns a function that finds the provider's published signing keys. Known keys are used however long the
 * provider is unavailable, and are renewed in the background. Requests only wait for the very first keys, or
 * for a key that is not among the known ones.
 * @throws KeysAway when it can't be determined whether a key is the provider's
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
