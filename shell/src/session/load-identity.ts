import type { RuntimeConfig } from '@metrolibre/platform'
import type { IdentitySdk } from './identity.ts'

/** Loads the SDK's code, which does nothing by itself. */
export const fetchIdentity = () => import('./firebase-identity.ts')

/**
 * Loads and opens the SDK. It is heavy, so this is done only when somebody signs in or has a stored session.
 */
export const loadIdentity = async (config: RuntimeConfig['identity']): Promise<IdentitySdk> => {
  const { openIdentity } = await fetchIdentity()
  return openIdentity(config)
}
