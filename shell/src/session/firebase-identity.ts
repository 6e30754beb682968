import { NetworkError } from '@metrolibre/api-client'
import { messageFor } from '@metrolibre/contract'
import { deviceStorage, localeOfPath, type RuntimeConfig } from '@metrolibre/platform'
import { FirebaseError, initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  setPersistence,
  signInWithCustomToken,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth'
import { setIdentityFetch } from './edge/set-identity-fetch.ts'
import { createIdentityFetch } from './identity-fetch.ts'
import type { IdentitySdk } from './identity.ts'
import { createProviderRest, type ProviderRest } from './provider-rest.ts'

/** The SDK's error codes for a disabled, deleted or signed-out account and for an invalid refresh token. */
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

/** The SDK's own messages are written for developers. */
const say = (text: 'error.network' | 'error.unavailable' | 'error.internal') =>
  messageFor(localeOfPath(location.pathname), text)

const away = (cause: unknown) =>
  new NetworkError(say(navigator.onLine ? 'error.unavailable' : 'error.network'), {
    failure: 'unreachable',
    requestId: '',
    cause,
  })

/**
 * Only an error about the person ends a session; after any other error, a retry may succeed (RULES.md §2.10, §2.11).
 */
const refusal = (error: unknown): null => {
  if (isCode(error, (code) => endings.has(code))) return null
  throw away(error)
}

const isAway = (error: unknown): boolean => isCode(error, (code) => code === 'auth/network-request-failed')

/** Returns a token. The SDK throws when it has renewed one and there is no room to store it. */
const tokenOf = (user: User, isRenewed: boolean): Promise<string> =>
  user.getIdToken(isRenewed).catch((error: unknown) => {
    if (isCode(error, (code) => code === 'auth/internal-error')) return user.getIdToken()
    throw error
  })

const pausesMs = [500, 2_000]

/**
 * A user is waiting for the login, so it is tried even during the provider's pause, and twice more after
 * failures.
 */
const enter = async (auth: Auth, rest: ProviderRest, customToken: string): Promise<void> => {
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

/** How long to wait for the login of another tab to arrive. */
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

/**
 * Opens the identity SDK with local persistence, or in memory where the browser refuses its storage, and without its
 * pop-up support, which is never used.
 */
export const openIdentity = async ({
  projectId,
  apiKey,
  emulatorOrigin,
}: RuntimeConfig['identity']): Promise<IdentitySdk> => {
  const rest = createProviderRest({ storage: deviceStorage })
  window.addEventListener('online', rest.end)
  // Before the SDK reads its stored session: it verifies that session at once, and drops it at the first
  // error it does not know.
  setIdentityFetch(createIdentityFetch(rest))
  const auth = initializeAuth(initializeApp({ projectId, apiKey }), { persistence: browserLocalPersistence })
  // The SDK ignores the path of this address, so the emulator serves both APIs at the root of that origin.
  if (emulatorOrigin) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true })
  await auth.authStateReady()
  return {
    signIn: async (customToken, isStored) => {
      if (!isStored) await setPersistence(auth, inMemoryPersistence)
      await enter(auth, rest, customToken)
    },
    follow: (userId) => follow(auth, userId),
    freshToken: async () =>
      (auth.currentUser && (await tokenOf(auth.currentUser, true).catch(refusal))) ?? null,
    keptToken: async () =>
      (auth.currentUser && (await tokenOf(auth.currentUser, false).catch(refusal))) ?? null,
    signOut: () => signOut(auth),
  }
}
