import { readConsent } from '@metrolibre/platform/browser'
import { searchPlaceName, readSearch, searchPath, type Search } from './search-query.ts'

// A logout removes it, as everything with this beginning that is about a person.
const key = 'metrolibre.recent-searches'
const most = 4

const searchOf = (path: unknown): readonly Search[] =>
  typeof path === 'string' && path.startsWith('/propietario?')
    ? [readSearch(new URLSearchParams(path.slice(path.indexOf('?'))))]
    : []

/** The places and words that were searched for lately, on this device. */
export const readRecentSearches = (storage: Storage): readonly Search[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(searchOf) : []
  } catch {
    return []
  }
}

/**
 * Stores a search for a place or words with its kind. Nothing is stored before the question about cookies is answered
 * (RULES.md §12.19).
 */
export const keepRecentSearch = (
  storage: Storage,
  { comuna, city, country, state, q, type }: Search,
): void => {
  const search = { comuna, city, country, state, q, type }
  if (readConsent(storage) === null || searchPlaceName(search) === undefined) return
  const paths = [search, ...readRecentSearches(storage)].map((one) => searchPath(one))
  storage.setItem(key, JSON.stringify([...new Set(paths)].slice(0, most)))
}

export const forgetRecent = (storage: Storage): void => storage.removeItem(key)
