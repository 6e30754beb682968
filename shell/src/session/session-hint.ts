const key = 'metrolibre.session'

/**
 * A mark that this browser holds a session, so that visitors never load the identity SDK. Tabs hear each
 * other's changes of it.
 */
export const createSessionHint = (storage: Storage) => ({
  present: (): boolean => storage.getItem(key) !== null,
  set: () => storage.setItem(key, String(Date.now())),
  clear: () => storage.removeItem(key),
  /** Calls back when another tab signs in or out; returns how to stop. */
  watch: (changed: (present: boolean) => void): (() => void) => {
    const listen = (event: StorageEvent) => {
      if (event.key === key || event.key === null) changed(storage.getItem(key) !== null)
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
})

export type SessionHint = ReturnType<typeof createSessionHint>
