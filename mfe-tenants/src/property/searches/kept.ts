import type { SavedSearch } from '@metrolibre/contract'

/** The saved searches that this browser knows: a visitor's own, or a copy of an account's for reading offline. */
export interface KeptSearches {
  /** The id of the account, null for a visitor. */
  readonly owner: string | null
  readonly searches: readonly SavedSearch[]
}

const key = 'metrolibre.searches'

const isSearch = (value: Partial<SavedSearch> | null): value is SavedSearch =>
  typeof value?.id === 'string' && typeof value.name === 'string' && typeof value.filters === 'object'

/** Reads what is kept. A browser without a storage, or with something unreadable in it, knows none. */
export const readSearches = (): KeptSearches => {
  try {
    const { owner, searches } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<KeptSearches>
    return { owner: owner ?? null, searches: (searches ?? []).filter(isSearch) }
  } catch {
    return { owner: null, searches: [] }
  }
}

/**
 * Keeps the searches.
 * @throws DOMException when the browser has no room or no storage
 */
export const writeSearches = (kept: KeptSearches): void =>
  kept.searches.length === 0 ? localStorage.removeItem(key) : localStorage.setItem(key, JSON.stringify(kept))

/** Keeps a copy of an account's searches, if there is room for it. */
export const keepSearchCopy = (owner: string, searches: readonly SavedSearch[]): void => {
  try {
    writeSearches({ owner, searches })
  } catch {
    // Without a copy they are only shown with a connection.
  }
}
