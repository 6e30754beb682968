import { sessionAtom } from '@metrolibre/platform/host'
import type { Reach } from './clear-storage.ts'
import type { EndReason } from './session-hint.ts'
import type { SessionParts } from './session-parts.ts'
import { isVisitor } from './session-state.ts'

interface Options extends Pick<SessionParts, 'store' | 'hint' | 'identity'> {
  forget: (reach: Reach) => void
  tell: (reason: EndReason) => void
  reload: () => Promise<void>
  /** Tries to read a stored session, again if need be. */
  read: (attempt: () => Promise<void>) => Promise<void>
  /** Restores the session of somebody who did not log in here. */
  appear: () => Promise<void>
  /** Whether the browser keeps this tab's session. */
  isStored: () => boolean
}

/** What other tabs do with the session of this browser. */
export const createTabs = ({
  store,
  hint,
  identity,
  forget,
  tell,
  reload,
  read,
  appear,
  isStored,
}: Options) => {
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

  return {
    /** Returns a function that stops it. */
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
    /**
     * Learns what has changed while the page could not hear of it, as when the browser kept it in memory.
     * @throws what kept it from knowing
     */
    verify: async () => {
      const userId = hint.userId()
      const { user } = store.get(sessionAtom)
      if (!userId && isStored()) return leave()
      if (userId && user?.id !== userId) return follow(userId)
      if (user) await reload()
    },
  }
}
