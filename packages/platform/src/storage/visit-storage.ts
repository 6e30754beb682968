/** Returns the keys of a storage. `Object.keys` lists them only for the browser's own objects. */
export const storedKeys = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)

const probe = 'metrolibre.probe'

/** A storage of the browser that never throws. */
export interface VisitStorage extends Storage {
  /**
   * Whether what was stored so far outlives the page: false when the browser refuses its storage, or has had no room for
   * something.
   */
  lasts: () => boolean
  /** Whether the browser has room for a text of this length, which it does not keep. */
  takes: (length: number) => boolean
  /** Forgets what only this page remembers under a key, because another tab has changed it; null stands for all keys. */
  yieldTo: (key: string | null) => void
}

/**
 * Wraps a storage of the browser, so that no caller has to expect it to be refused, missing or full: what the browser does
 * not take is remembered as long as the page (RULES.md §12.13). `open` may throw or return null. It is called at every
 * access, because people can refuse and allow the storage while the page is open.
 */
export function createVisitStorage(open: () => Storage | null | undefined): VisitStorage {
  /** What the browser did not take; null stands for what it did not remove. */
  const remembered = new Map<string, string | null>()

  /** Returns undefined when the browser refuses. */
  const attempt = <T>(work: (storage: Storage) => T): { value: T } | undefined => {
    try {
      const storage = open()
      return storage ? { value: work(storage) } : undefined
    } catch {
      return undefined
    }
  }
  const keys = () => {
    const all = new Set(attempt(storedKeys)?.value)
    for (const [key, value] of remembered)
      if (value === null) all.delete(key)
      else all.add(key)
    return [...all]
  }
  const getItem = (key: string) => {
    const own = remembered.get(key)
    return own === undefined ? (attempt((storage) => storage.getItem(key))?.value ?? null) : own
  }
  const setItem = (key: string, value: string) => {
    if (attempt((storage) => storage.setItem(key, value))) remembered.delete(key)
    else remembered.set(key, value)
  }
  const removeItem = (key: string) => {
    if (attempt((storage) => storage.removeItem(key))) remembered.delete(key)
    else remembered.set(key, null)
  }
  return {
    getItem,
    setItem: (key, value) => setItem(key, `${value}`),
    removeItem,
    clear: () => {
      for (const key of keys()) removeItem(key)
    },
    key: (index) => keys()[index] ?? null,
    get length() {
      return keys().length
    },
    lasts: () => remembered.size === 0 && attempt((storage) => storage.length) !== undefined,
    takes: (length) =>
      attempt((storage) => {
        try {
          storage.setItem(probe, 'x'.repeat(length))
        } finally {
          storage.removeItem(probe)
        }
      }) !== undefined,
    yieldTo: (key) => {
      if (key === null) remembered.clear()
      else remembered.delete(key)
    },
  }
}
