import type { RuntimeConfig } from '@metrolibre/platform'
import type { Identity } from './identity.ts'

/** The SDK's code, which does nothing by itself. */
export const fetchIdentity = () => import('./firebase-identity.ts')

/** Loads the SDK, which is heavy, so only where somebody signs in or has a stored session. */
export const loadIdentity = async (config: RuntimeConfig['identity']): Promise<Identity> => {
  const { openIdentity } = await fetchIdentity()
  return openIdentity(config)
}
