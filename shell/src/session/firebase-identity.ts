import { NetworkError } from '@metrolibre/api-client'
import { messageFor } from '@metrolibre/contract'
import { localeOfPath, type RuntimeConfig } from '@metrolibre/platform'
import { FirebaseError, initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth'
import type { Identity } from './identity.ts'

/** No answer is not the end of a session; any other refusal to renew it (disabled, revoked, expired) is. */
const refusal = (error: unknown): null => {
  if (!(error instanceof FirebaseError) || error.code !== 'auth/network-request-failed') return null
  throw new NetworkError(messageFor(localeOfPath(location.pathname), 'error.network'), {
    failure: 'unreachable',
    requestId: '',
    cause: error,
  })
}

/** The identity SDK with local persistence and nothing for pop-ups, which we never open. */
export const openIdentity = async ({
  projectId,
  apiKey,
  emulatorOrigin,
}: RuntimeConfig['identity']): Promise<Identity> => {
  const auth = initializeAuth(initializeApp({ projectId, apiKey }), { persistence: browserLocalPersistence })
  // The SDK drops any path of this address, so its two services answer at the root of that origin.
  if (emulatorOrigin) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true })
  await auth.authStateReady()
  return {
    signIn: async (customToken) => void (await signInWithCustomToken(auth, customToken)),
    freshToken: async () => (await auth.currentUser?.getIdToken(true).catch(refusal)) ?? null,
    signOut: () => signOut(auth),
  }
}
