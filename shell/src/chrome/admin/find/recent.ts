import { readConsent } from '@metrolibre/platform/browser'
import type { FoundByAdmin } from './found.ts'

// A logout removes it, as everything with this beginning that is about a person.
const key = 'metrolibre.found'
const most = 6

/** What was opened from the search lately, on this device. */
export const readRecentFinds = (storage: Storage): readonly FoundByAdmin[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? (stored as FoundByAdmin[]).filter(({ to }) => to.startsWith('/admin')) : []
  } catch {
    return []
  }
}

/** Stores what was opened. Nothing is stored before the question about cookies is answered (RULES.md §13.33). */
export const keepRecentFind = (storage: Storage, { kind, to, title, text }: FoundByAdmin): void => {
  if (readConsent(storage) === null) return
  const others = readRecentFinds(storage).filter((one) => one.to !== to)
  storage.setItem(key, JSON.stringify([{ kind, to, title, text }, ...others].slice(0, most)))
}
