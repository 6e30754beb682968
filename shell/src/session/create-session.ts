import type { SignedIn } from '@metrolibre/contract'
import type { LogoutOptions, SessionUser } from '@metrolibre/platform'
import { sessionAtom } from '@metrolibre/platform/host'
import { createBearer } from './bearer.ts'
import type { Reach } from './clear-storage.ts'
import { createRetry } from './retry.ts'
import type { EndReason } from './session-hint.ts'
import type { SessionParts } from './session-parts.ts'
import { hasLost, isVisitor, untilKnown } from './session-state.ts'

/**
 * The session of this browser: shared by all tabs, kept by the identity SDK and published in `sessionAtom`.
 */
export const createSession = (parts: SessionParts) => {
  const {
    store,
    queryClient,
    hint,
    identity,
    fetchIdentity,
    readUser,
    endOnServer,
    clearStorage,
    onSignedIn,
    now,
  } = parts
  let leaving = false
  /**
   * Counts logins and logouts, so that a late response about an earlier session is not applied to the current
   * one.
   */
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

  /**
   * Loads the user again. After a failure the shown user stays; an ended session is reported through
   * `unauthenticated`.
   */
  const reload = async () => {
    const user = await readUser()
    const before = store.get(sessionAtom).user
    if (!before) return
    if (hasLost(before, user)) end('demoted')
    else show(user)
  }

  /** Removes all data of the person from this tab; queries on screen are repeated as a visitor. */
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

  const end = (reason: EndReason) => {
    // While the user is logging out, no reason has to be shown; and a visitor without a stored session has
    // none to end.
    const state = store.get(sessionAtom)
    if (leaving || isVisitor(state) || (state.status === 'loading' && !hint.present())) return
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
    // While the provider can't be reached, the stored token is used until it expires.
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

  /** Restores the session of somebody who did not log in here. */
  const appear = async () => {
    const { status } = store.get(sessionAtom)
    await restore()
    if (!store.get(sessionAtom).user) return
    for (const listener of followed) listener()
    // Responses for a visitor may differ from those for the user.
    if (status === 'anonymous') void queryClient.invalidateQueries()
  }

  const again = createRetry(async () => {
    if (store.get(sessionAtom).user) return
    // It was ended in another tab meanwhile.
    if (!hint.present()) return show(null)
    await appear()
  })

  /**
   * Reads a stored session.
   * @throws the error that prevented it; the session is unread until one of the retries succeeds
   */
  const read = async (attempt: () => Promise<void>) => {
    try {
      await attempt()
    } catch (error) {
      // The session was ended meanwhile, and that has been reported.
      if (!hint.present()) return
      if (!store.get(sessionAtom).user)
        store.set(sessionAtom, { status: 'anonymous', user: null, isUnread: true })
      again()
      throw error
    }
  }

  /** Another tab has signed somebody in: the data of the previous user is removed first. */
  const follow = async (userId: string) => {
    const before = store.get(sessionAtom)
    if (before.user?.id === userId) return
    if (!isVisitor(before)) forget('tab')
    await read(async () => {
      // The SDK learns of the login with some delay; until then it may still have the previous user.
      if (await (await identity()).follow(userId)) await appear()
    })
  }

  const leave = () => {
    if (!isVisitor(store.get(sessionAtom))) forget('tab')
  }

  /** Whether the browser keeps the session, which the mark then says. */
  let isStored = hint.present()

  /** Learns what has changed while the page could not hear of it, as when the browser kept it in memory. */
  const verify = async () => {
    const userId = hint.userId()
    const { user } = store.get(sessionAtom)
    if (!userId && isStored) return leave()
    if (userId && user?.id !== userId) return follow(userId)
    if (user) await reload()
  }

  return {
    /**
     * Restores a stored session.
     * @throws like `read`
     */
    start: async () => (hint.present() ? read(appear) : show(null)),
    /**
     * Resolves once it is known whether somebody is signed in. A call that ends the session and begins another waits
     * for it: sent before, it would go without the token, and the restoring would be refused.
     */
    settled: () => untilKnown(store),
    /** Follows changes made in other tabs; returns a function that stops it. */
    watch: () =>
      hint.watch({
        signedIn: (userId) => void follow(userId).catch(() => {}),
        signedOut: leave,
        ended: (reason) => {
          if (isVisitor(store.get(sessionAtom))) return
          forget('tab')
          tell(reason)
        },
      }),
    /** Starts a session from the response of login or register. Returns whether the browser stores it. */
    signIn: async ({ storageTokenAuthFirebase, token, user }: SignedIn): Promise<boolean> => {
      isStored = await (await identity()).signIn(storageTokenAuthFirebase)
      // That one could not be read until now.
      if (hint.isOfOther(user.id)) forget('ended')
      turns += 1
      bearer.set(token)
      if (isStored) hint.set(user.id)
      else hint.clear()
      show(user)
      // Responses for a visitor may differ from those for the user.
      void queryClient.invalidateQueries()
      onSignedIn?.()
      return isStored
    },
    logout: async ({ orFail = false, ended: isOver = false }: LogoutOptions = {}) => {
      leaving = true
      try {
        if (!isOver)
          await endOnServer().catch((error: unknown) => {
            if (orFail) throw error
          })
        await (await identity()).signOut()
        hint.clear()
        forget('browser')
      } finally {
        leaving = false
      }
    },
    reload,
    /** Whether somebody is shown as signed in. */
    isPersonal: (): boolean => store.get(sessionAtom).user !== null,
    /** @throws what kept it from knowing */
    verify,
    /** Used by the API client. */
    token: bearer.get,
    /** Called when the server has refused the token: the session is over, and listeners are told. */
    unauthenticated: () => end('gone'),
    /**
     * Called when the server has refused a call for lack of a role: it may have changed since the user was
     * loaded.
     */
    forbidden: () => void reload().catch(() => {}),
    onEnded: (listener: (reason: EndReason) => void) => {
      ended.add(listener)
      return () => void ended.delete(listener)
    },
    /**
     * Notifies listeners when a user appears without a login here: through another tab or from the stored
     * session.
     */
    onFollowed: (listener: () => void) => {
      followed.add(listener)
      return () => void followed.delete(listener)
    },
    /** Whether this browser keeps a session. */
    isKept: (): boolean => hint.present(),
    /** Loads the identity SDK early, when the login dialog is opened or a stored session is awaited. */
    warmUp: () => void fetchIdentity().catch(() => {}),
  }
}

export type Session = ReturnType<typeof createSession>
