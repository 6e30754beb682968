import type { RuntimeConfig } from '@metrolibre/platform'

/** What the session needs of the identity SDK. */
export interface Identity {
  /** Exchanges a custom token for a session that the SDK keeps and renews. */
  signIn: (customToken: string) => Promise<void>
  /** A fresh ID token, or null when nobody is signed in. */
  freshToken: () => Promise<string | null>
  signOut: () => Promise<void>
}

/** Loads the SDK, which is heavy, so only where somebody signs in or has a stored session. */
export const loadIdentity = async (config: RuntimeConfig['identity']): Promise<Identity> => {
  const { openIdentity } = await import('./firebase-identity.ts')
  return openIdentity(config)
}
