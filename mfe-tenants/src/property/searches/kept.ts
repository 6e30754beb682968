import { deviceStorage } from '@metrolibre/platform'
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

/** Reads what is kept. A browser with something unreadable in its storage knows none. */
export const readSearches = (): KeptSearches => {
  try {
    const { owner, searches } = JSON.parse(deviceStorage.getItem(key) ?? '{}') as Partial<KeptSearches>
    return { owner: owner ?? null, searches: (searches ?? []).filter(isSearch) }
  } catch {
    return { owner: null, searches: [] }
  }
}

/** Keeps the searches. */
export const writeSearches = (kept: KeptSearches): void =>
  kept.searches.length === 0
    ? deviceStorage.removeItem(key)
    : deviceStorage.setItem(key, JSON.stringify(kept))

/** Keeps a copy of an account's searches. If there is no room for it, they are only shown with a connection. */
export const keepSearchCopy = (owner: string, searches: readonly SavedSearch[]): void =>
  writeSearches({ owner, searches })
