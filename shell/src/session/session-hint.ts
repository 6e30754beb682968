const key = 'metrolibre.session'
const endedKey = 'metrolibre.session-ended'

/** Why a session is over that nobody closed: refused by the server, or of somebody who lost a role. */
export type EndReason = 'gone' | 'demoted'

/** What other tabs did with the session. */
export interface HintListener {
  signedIn: (userId: string) => void
  signedOut: () => void
  ended: (reason: EndReason) => void
}

/**
 * A mark that this browser holds a session, and whose, so that visitors never load the identity SDK. Tabs hear
 * each other's changes of it.
 */
export const createSessionHint = (storage: Storage) => ({
  present: (): boolean => storage.getItem(key) !== null,
  set: (userId: string) => storage.setItem(key, userId),
  clear: () => storage.removeItem(key),
  /** Tells the other tabs why, before the session is cleared. */
  tellEnd: (reason: EndReason) => {
    storage.setItem(endedKey, reason)
    storage.removeItem(endedKey)
  },
  /** Follows the other tabs; returns how to stop. */
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
