import { NetworkError } from '@metrolibre/api-client'
import { messageFor } from '@metrolibre/contract'
import { localeOfPath, type RuntimeConfig } from '@metrolibre/platform'
import { FirebaseError, initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  signInWithCustomToken,
  signOut,
  type Auth,
} from 'firebase/auth'
import type { Identity } from './identity.ts'

const isUnreachable = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code === 'auth/network-request-failed'

/** The SDK's own words are for developers. */
const say = (text: 'error.network' | 'error.internal') => messageFor(localeOfPath(location.pathname), text)

const unreachable = (cause: unknown) =>
  new NetworkError(say('error.network'), { failure: 'unreachable', requestId: '', cause })

/** No answer is not the end of a session; any other refusal to renew it (disabled, revoked, expired) is. */
const refusal = (error: unknown): null => {
  if (isUnreachable(error)) throw unreachable(error)
  return null
}

const notSignedIn = (error: unknown): never => {
  throw isUnreachable(error) ? unreachable(error) : new Error(say('error.internal'), { cause: error })
}

/** How long another tab's sign-in may take to arrive. */
const followMs = 5_000

const follow = (auth: Auth, userId: string): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (followed: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(followed)
    }
    const timer = setTimeout(() => answer(false), followMs)
    const stop = onAuthStateChanged(auth, (user) => user?.uid === userId && answer(true))
  })

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
    signIn: async (customToken) => void (await signInWithCustomToken(auth, customToken).catch(notSignedIn)),
    follow: (userId) => follow(auth, userId),
    freshToken: async () => (await auth.currentUser?.getIdToken(true).catch(refusal)) ?? null,
    signOut: () => signOut(auth),
  }
}
