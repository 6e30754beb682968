import { readConsent } from '@metrolibre/platform/browser'
import type { Found } from './found.ts'

// A logout removes it, as everything with this beginning that is about a person.
const key = 'metrolibre.found'
const most = 6

/** What was opened from the search lately, on this device. */
export const readRecent = (storage: Storage): readonly Found[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? (stored as Found[]).filter(({ to }) => to.startsWith('/admin')) : []
  } catch {
    return []
  }
}

/** Stores what was opened. Nothing is stored before the question about cookies is answered (RULES.md §13.33). */
export const keepRecent = (storage: Storage, { kind, to, title, text }: Found): void => {
  if (readConsent(storage) === null) return
  const others = readRecent(storage).filter((one) => one.to !== to)
  storage.setItem(key, JSON.stringify([{ kind, to, title, text }, ...others].slice(0, most)))
}
