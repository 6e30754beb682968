import { sessionKey as key } from './kept-session.ts'

const endedKey = 'metrolibre.session-ended'

/** Why a session ended without a logout: refused by the server, or the user has lost a role. */
export type EndReason = 'gone' | 'demoted'

/** Called when another tab has changed the session. */
export interface HintListener {
  signedIn: (userId: string) => void
  signedOut: () => void
  ended: (reason: EndReason) => void
}

/**
 * A mark in the storage that this browser has a session, and whose, so that visitors never load the identity
 * SDK. Tabs are notified of each other's changes.
 */
export const createSessionHint = (storage: Storage) => ({
  present: (): boolean => storage.getItem(key) !== null,
  /** Whose session it is; null without one. */
  userId: (): string | null => storage.getItem(key),
  /** Whether it is a session of somebody else. */
  isOfOther: (userId: string): boolean => ![null, userId].includes(storage.getItem(key)),
  set: (userId: string) => storage.setItem(key, userId),
  clear: () => storage.removeItem(key),
  /** Tells the other tabs the reason, before the session is cleared. */
  tellEnd: (reason: EndReason) => {
    storage.setItem(endedKey, reason)
    storage.removeItem(endedKey)
  },
  /** Listens to other tabs; returns a function that stops it. */
  watch: ({ signedIn, signedOut, ended }: HintListener): (() => void) => {
    const listen = ({ key: changed, newValue }: StorageEvent) => {
      if (changed === endedKey) {
        if (newValue) ended(newValue as EndReason)
        return
      }
      if (changed !== key && changed !== null) return
      const userId = storage.getItem(key)
      if (userId) signedIn(userId)
      else signedOut()
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
})

export type SessionHint = ReturnType<typeof createSessionHint>
