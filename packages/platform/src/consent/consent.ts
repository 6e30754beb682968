import type { VisitStorage } from '../storage/visit-storage.ts'

const key = 'metrolibre.consent'

/** Version of the text that people agree to. When it changes, everybody is asked again. */
const version = '2026-11'

export interface Consent {
  choice: 'accepted' | 'declined'
  version: string
  /** ISO instant of the choice. */
  at: string
}

const parse = (stored: string | null): Consent | null => {
  try {
    const consent = JSON.parse(stored ?? 'null') as Partial<Consent> | null
    const valid =
      consent?.version === version && (consent.choice === 'accepted' || consent.choice === 'declined')
    return valid ? (consent as Consent) : null
  } catch {
    return null
  }
}

/** Returns the choice made in this browser about the current version of the text, or null. */
export const readConsent = (storage: Storage): Consent | null => parse(storage.getItem(key))

/**
 * Whether what people type is kept on this device: they have answered the question about cookies, and the browser keeps
 * what it is given.
 */
export const keepsDrafts = (storage: VisitStorage): boolean =>
  readConsent(storage) !== null && storage.lasts()

/** Stores a choice with its date and the version of the text, and returns the record. */
export const recordConsent = (storage: Storage, choice: Consent['choice'], now = new Date()): Consent => {
  const consent = { choice, version, at: now.toISOString() }
  storage.setItem(key, JSON.stringify(consent))
  return consent
}
