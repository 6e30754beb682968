import type { SignedIn } from '@metrolibre/contract'
import type { LogoutOptions, SessionUser } from '@metrolibre/platform'
import { sessionAtom } from '@metrolibre/platform/host'
import { createBearer } from './bearer.ts'
import { createEntry } from './entry.ts'
import type { Reach } from './clear-storage.ts'
import { createRetry } from './retry.ts'
import type { EndReason } from './session-hint.ts'
import type { SessionParts } from './session-parts.ts'
import { askForToken, storeToken } from './stored-token.ts'
import { createTabs } from './tabs.ts'
import { watchSignsOfLife } from './signs-of-life.ts'
import { hasLost, isVisitor, untilKnown } from './session-state.ts'

/**
 * The session of this browser: shared by all tabs, kept by the identity SDK and published in `sessionAtom`.
 */
export const createShellSession = (parts: SessionParts) => {
  const { store, queryClient, hint, identity, readUser, now } = parts
  let leaving = false
  /** Whether the browser keeps the session, which the mark then says. */
  let isStored = hint.present()
  /** Whether this browser keeps a session, or this tab a login that is on its way into one. */
  const isKept = () => hint.present() || entry.isLeft()
  /**
   * Counts logins and logouts, so that a late response about an earlier session is not applied to the current
   * one.
   */
  let turns = 0
  const ended = new Set<(reason: EndReason) => void>()
  const followed = new Set<() => void>()

  const show = (user: SessionUser | null) =>
    store.set(sessionAtom, user ? { status: 'signed-in', user } : { status: 'anonymous', user: null })

  const entry = createEntry({
    ...parts,
    entered: (userId, stored) => {
      isStored = stored
      if (stored) hint.set(userId)
      else hint.clear()
      storeToken(parts, bearer.peek())
    },
  })

  const bearer = createBearer({
    renew: async () => {
      await entry.done()
      return (await identity()).freshToken()
    },
    renewed: () => {
      storeToken(parts, bearer.peek())
      void reload().catch(() => {})
    },
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
    entry.cancel()
    parts.clearStorage(reach)
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
    if (leaving || isVisitor(state) || (state.status === 'loading' && !isKept())) return
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
    const kept = parts.keptToken.read(hint.userId())
    const token = kept ?? (await askForToken({ ...parts, entry }))
    if (turn !== turns) return
    if (token === null) {
      end('gone')
      return hint.clear()
    }
    bearer.set(token)
    const user = await readUser()
    if (turn !== turns) return
    show(user)
    if (!kept) storeToken(parts, token)
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
    if (!isKept()) return show(null)
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
      if (!isKept()) return
      if (!store.get(sessionAtom).user)
        store.set(sessionAtom, { status: 'anonymous', user: null, isUnread: true })
      again()
      throw error
    }
  }

  const tabs = createTabs({
    ...parts,
    forget,
    tell,
    reload,
    read,
    appear,
    isStored: () => isStored,
  })

  return {
    /**
     * Restores a stored session.
     * @throws like `read`
     */
    start: async () => (isKept() ? read(appear) : show(null)),
    /**
     * Resolves once it is known whether somebody is signed in. A call that ends the session and begins another waits
     * for it: sent before, it would go without the token, and the restoring would be refused.
     */
    settled: () => untilKnown(store),
    /** Follows changes made in other tabs, and renews the token ahead; returns a function that stops both. */
    watch: () => {
      const stops = [watchSignsOfLife(bearer.renewAhead), tabs.watch()]
      return () => stops.forEach((stop) => stop())
    },
    /**
     * Starts a session from the response of login or register, which the identity SDK learns of behind the page. Returns
     * whether the browser stores it. Of a page that is left at once nothing is asked again.
     */
    signIn: ({ storageTokenAuthFirebase, token, user }: SignedIn, { isLeaving = false } = {}): boolean => {
      // That one could not be read until now.
      if (hint.isOfOther(user.id)) forget('ended')
      turns += 1
      isStored = false
      bearer.set(token)
      // A change of password or address has ended the session of that one.
      parts.keptToken.drop()
      show(user)
      entry.begin(user.id, storageTokenAuthFirebase)
      // Responses for a visitor may differ from those for the user.
      void queryClient.invalidateQueries({ refetchType: isLeaving ? 'none' : 'active' })
      parts.onSignedIn?.()
      return parts.canStore()
    },
    logout: async ({ orFail = false, ended: isOver = false }: LogoutOptions = {}) => {
      leaving = true
      try {
        if (!isOver)
          await parts.endOnServer().catch((error: unknown) => {
            if (orFail) throw error
          })
        entry.cancel()
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
    verify: tabs.verify,
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
    isKept,
    /** Whether the stored session can be restored without the identity SDK. */
    isKeptWhole: (): boolean => parts.keptToken.read(hint.userId()) !== null,
    /** Loads the identity SDK early, when the login dialog is opened or a stored session is awaited. */
    warmUp: () => void parts.fetchIdentity().catch(() => {}),
  }
}

export type ShellSession = ReturnType<typeof createShellSession>
