import type { SignedIn } from '@metrolibre/contract'
import type { QueryClient, SessionUser } from '@metrolibre/platform'
import { sessionAtom, type Store } from '@metrolibre/platform/host'
import { createBearer } from './bearer.ts'
import type { Identity } from './identity.ts'
import type { SessionHint } from './session-hint.ts'

export interface SessionParts {
  store: Store
  queryClient: QueryClient
  hint: SessionHint
  identity: () => Promise<Identity>
  /** `GET /auth/session`. */
  readUser: () => Promise<SessionUser>
  /** Ends the session on the server. */
  endOnServer: () => Promise<unknown>
  clearStorage: () => void
  now?: () => number
}

/** The session of this browser: one for all tabs, kept by the identity SDK, shown in `sessionAtom`. */
export const createSession = (parts: SessionParts) => {
  const { store, queryClient, hint, identity, readUser, endOnServer, clearStorage, now } = parts
  const ended = new Set<() => void>()

  const show = (user: SessionUser | null) =>
    store.set(sessionAtom, user ? { status: 'signed-in', user } : { status: 'anonymous', user: null })

  const bearer = createBearer({
    renew: async () => (await identity()).freshToken(),
    renewed: () => void reload().catch(() => {}),
    gone: () => end(),
    now,
  })

  /** Reads the user again. A failure leaves the user shown; an ended session arrives by `unauthenticated`. */
  const reload = async () => {
    const user = await readUser()
    if (store.get(sessionAtom).status === 'signed-in') show(user)
  }

  const forget = () => {
    bearer.set(null)
    hint.clear()
    clearStorage()
    queryClient.clear()
    show(null)
  }

  const end = () => {
    if (store.get(sessionAtom).status !== 'signed-in') return
    forget()
    void identity().then((sdk) => sdk.signOut())
    for (const tell of ended) tell()
  }

  const restore = async () => {
    const token = await (await identity()).freshToken()
    if (token === null) return forget()
    bearer.set(token)
    show(await readUser())
  }

  return {
    /** Restores a stored session. @throws what kept it from being read; the visitor is anonymous then. */
    start: async () => {
      if (!hint.present()) return show(null)
      try {
        await restore()
      } catch (error) {
        if (store.get(sessionAtom).status === 'loading') show(null)
        throw error
      }
    },
    /** Follows what other tabs do; returns how to stop. */
    watch: () => hint.watch((present) => void (present ? restore().catch(() => {}) : forget())),
    /** Takes over the answer of login or register. */
    signIn: async ({ storageTokenAuthFirebase, token, user }: SignedIn) => {
      await (await identity()).signIn(storageTokenAuthFirebase)
      bearer.set(token)
      hint.set()
      show(user)
      // What was answered to a visitor may differ for the user.
      void queryClient.invalidateQueries()
    },
    logout: async () => {
      await endOnServer().catch(() => {})
      await (await identity()).signOut()
      forget()
    },
    reload,
    /** For the API client. */
    token: bearer.get,
    /** The server refused the bearer: the session is over here too, and listeners say so. */
    unauthenticated: end,
    onEnded: (tell: () => void) => {
      ended.add(tell)
      return () => void ended.delete(tell)
    },
    /** Fetches the identity SDK early, when somebody opens the login dialog. */
    warmUp: () => void identity().catch(() => {}),
  }
}

export type Session = ReturnType<typeof createSession>
