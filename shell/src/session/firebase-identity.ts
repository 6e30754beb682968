import { NetworkError } from '@metrolibre/api-client'
import { messageFor } from '@metrolibre/contract'
import { localeOfPath, type RuntimeConfig } from '@metrolibre/platform'
import { FetchProvider } from '@firebase/auth/internal'
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
import { createIdentityFetch } from './identity-fetch.ts'
import type { Identity } from './identity.ts'
import { createProviderRest, type ProviderRest } from './provider-rest.ts'

/** What the SDK makes of a disabled, deleted or signed-out account and of a refresh token that is none. */
const endings = new Set(
  [
    'user-disabled',
    'user-not-found',
    'user-token-expired',
    'invalid-refresh-token',
    'invalid-user-token',
  ].map((code) => `auth/${code}`),
)

const isCode = (error: unknown, test: (code: string) => boolean): boolean =>
  error instanceof FirebaseError && test(error.code)

/** The SDK's own words are for developers. */
const say = (text: 'error.network' | 'error.unavailable' | 'error.internal') =>
  messageFor(localeOfPath(location.pathname), text)

const away = (cause: unknown) =>
  new NetworkError(say(navigator.onLine ? 'error.unavailable' : 'error.network'), {
    failure: 'unreachable',
    requestId: '',
    cause,
  })

/** Only what the provider says of the person ends a session; whatever else it is, another try may do (RULES.md §2). */
const refusal = (error: unknown): null => {
  if (isCode(error, (code) => endings.has(code))) return null
  throw away(error)
}

const isAway = (error: unknown): boolean => isCode(error, (code) => code === 'auth/network-request-failed')

const pausesMs = [500, 2_000]

/** A person waits for this one, so it is tried whatever happened before, and twice more where it fails. */
const signIn = async (auth: Auth, rest: ProviderRest, customToken: string): Promise<void> => {
  for (const pauseMs of [...pausesMs, undefined]) {
    rest.end()
    try {
      return void (await signInWithCustomToken(auth, customToken))
    } catch (error) {
      if (!isAway(error)) throw new Error(say('error.internal'), { cause: error })
      if (pauseMs === undefined) throw away(error)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
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
  const rest = createProviderRest({ storage: localStorage })
  window.addEventListener('online', rest.end)
  // Before the SDK reads its stored session, which it checks at once and drops at the first refusal it does not know.
  FetchProvider.initialize(createIdentityFetch(rest))
  const auth = initializeAuth(initializeApp({ projectId, apiKey }), { persistence: browserLocalPersistence })
  // The SDK drops any path of this address, so its two services answer at the root of that origin.
  if (emulatorOrigin) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true })
  await auth.authStateReady()
  return {
    signIn: (customToken) => signIn(auth, rest, customToken),
    follow: (userId) => follow(auth, userId),
    freshToken: async () => (await auth.currentUser?.getIdToken(true).catch(refusal)) ?? null,
    keptToken: async () => (await auth.currentUser?.getIdToken().catch(refusal)) ?? null,
    signOut: () => signOut(auth),
  }
}
