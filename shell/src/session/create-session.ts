import type { SignedIn } from '@metrolibre/contract'
import type { LogoutOptions, QueryClient, SessionUser } from '@metrolibre/platform'
import { sessionAtom, type Store } from '@metrolibre/platform/host'
import { createBearer } from './bearer.ts'
import type { Reach } from './clear-storage.ts'
import type { Identity } from './identity.ts'
import { createRetry } from './retry.ts'
import type { EndReason, SessionHint } from './session-hint.ts'

export interface SessionParts {
  store: Store
  queryClient: QueryClient
  hint: SessionHint
  identity: () => Promise<Identity>
  /** Only brings its code: opened, the SDK begins to store. */
  fetchIdentity: () => Promise<unknown>
  /** `GET /auth/session`. */
  readUser: () => Promise<SessionUser>
  /** Ends the session on the server. */
  endOnServer: () => Promise<unknown>
  /** Removes what our code stored of the person. */
  clearStorage: (reach: Reach) => void
  now?: () => number
}

/** The session of this browser: one for all tabs, kept by the identity SDK, shown in `sessionAtom`. */
export const createSession = (parts: SessionParts) => {
  const { store, queryClient, hint, identity, fetchIdentity, readUser, endOnServer, clearStorage, now } =
    parts
  let leaving = false
  /** Counts who came and went, so that a slow answer about the one before is not taken for the one who is in. */
  let turns = 0
  const ended = new Set<(reason: EndReason) => void>()
  const followed = new Set<() => void>()

  const show = (user: SessionUser | null) =>
    store.set(sessionAtom, user ? { status: 'signed-in', user } : { status: 'anonymous', user: null })

  const bearer = createBearer({
    renew: async () => (await identity()).freshToken(),
    renewed: () => void reload().catch(() => {}),
    gone: () => end('gone'),
    now,
  })

  /** Reads the user again. A failure leaves the user shown; an ended session arrives by `unauthenticated`. */
  const reload = async () => {
    const user = await readUser()
    const before = store.get(sessionAtom).user
    if (!before) return
    if (hasLost(before, user)) end('demoted')
    else show(user)
  }

  /** Leaves nothing of the person in this tab: what is on screen is asked for again as a visitor. */
  const forget = (reach: Reach) => {
    turns += 1
    bearer.set(null)
    clearStorage(reach)
    show(null)
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.resetQueries()
  }

  const tell = (reason: EndReason) => {
    for (const listener of ended) listener(reason)
  }

  const tellFollowed = () => {
    for (const listener of followed) listener()
  }

  const end = (reason: EndReason) => {
    // Whoever is leaving anyway needs no reason, and who is not in, or about to be, can't be put out.
    const { status } = store.get(sessionAtom)
    if (leaving || status === 'anonymous' || (status === 'loading' && !hint.present())) return
    hint.tellEnd(reason)
    hint.clear()
    forget('ended')
    void identity()
      .then((sdk) => sdk.signOut())
      .catch(() => {})
    tell(reason)
  }

  const restore = async () => {
    const turn = turns
    const sdk = await identity()
    // While the provider cannot be asked, the stored bearer lets in where it has not run out.
    const token = await sdk.freshToken().catch((away: unknown) =>
      sdk.keptToken().catch(() => {
        throw away
      }),
    )
    if (turn !== turns) return
    if (token === null) {
      end('gone')
      return hint.clear()
    }
    bearer.set(token)
    const user = await readUser()
    if (turn === turns) show(user)
  }

  /** Another tab signed somebody in: whoever was here before is forgotten first. */
  const follow = async (userId: string) => {
    const before = store.get(sessionAtom).user
    if (before?.id === userId) return
    if (before) forget('tab')
    // The SDK hears of it in its own time; until then it may still know the one before.
    if (!(await (await identity()).follow(userId))) return
    await restore()
    tellFollowed()
  }

  const again = createRetry(async () => {
    if (!hint.present() || store.get(sessionAtom).user) return
    await restore()
    if (!store.get(sessionAtom).user) return
    tellFollowed()
    // What was answered to a visitor may differ for the user.
    void queryClient.invalidateQueries()
  })

  const leave = () => {
    if (store.get(sessionAtom).status !== 'anonymous') forget('tab')
  }

  return {
    /**
     * Restores a stored session. @throws what kept it from being read; the visitor is anonymous then, until one of
     * the later tries lets them in.
     */
    start: async () => {
      if (!hint.present()) return show(null)
      try {
        await restore()
        if (store.get(sessionAtom).user) tellFollowed()
      } catch (error) {
        // It was ended while nobody was here, and has been told.
        if (!hint.present()) return
        if (store.get(sessionAtom).status === 'loading') show(null)
        again()
        throw error
      }
    },
    /** Follows what other tabs do; returns how to stop. */
    watch: () =>
      hint.watch({
        signedIn: (userId) => void follow(userId).catch(() => {}),
        signedOut: leave,
        ended: (reason) => {
          if (store.get(sessionAtom).status !== 'signed-in') return
          forget('tab')
          tell(reason)
        },
      }),
    /** Takes over the answer of login or register. */
    signIn: async ({ storageTokenAuthFirebase, token, user }: SignedIn) => {
      await (await identity()).signIn(storageTokenAuthFirebase)
      turns += 1
      bearer.set(token)
      hint.set(user.id)
      show(user)
      // What was answered to a visitor may differ for the user.
      void queryClient.invalidateQueries()
    },
    logout: async ({ surely = false }: LogoutOptions = {}) => {
      leaving = true
      try {
        await endOnServer().catch((error: unknown) => {
          if (surely) throw error
        })
        await (await identity()).signOut()
        hint.clear()
        forget('browser')
      } finally {
        leaving = false
      }
    },
    reload,
    /** For the API client. */
    token: bearer.get,
    /** The server refused the bearer: the session is over here too, and listeners say so. */
    unauthenticated: () => end('gone'),
    /** The server refused a call for the role: it may have changed since the user was read. */
    forbidden: () => void reload().catch(() => {}),
    onEnded: (listener: (reason: EndReason) => void) => {
      ended.add(listener)
      return () => void ended.delete(listener)
    },
    /** Told when somebody came in without logging in here: by another tab, or by what was stored. */
    onFollowed: (listener: () => void) => {
      followed.add(listener)
      return () => void followed.delete(listener)
    },
    /** Fetches the identity SDK early, when somebody opens the login dialog. */
    warmUp: () => void fetchIdentity().catch(() => {}),
  }
}

const hasLost = (before: SessionUser, after: SessionUser): boolean =>
  (before.isAdmin && !after.isAdmin) || (before.isOwner && !after.isOwner)

export type Session = ReturnType<typeof createSession>
