const key = 'metrolibre.consent'

/** The text that people agree to; a new version asks again. */
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

/** The choice made in this browser about the present version of the text, or null. */
export const readConsent = (storage: Storage): Consent | null => parse(storage.getItem(key))

/** Records a choice with its date and the version of the text it was made about. */
export const recordConsent = (storage: Storage, choice: Consent['choice'], now = new Date()): Consent => {
  const consent = { choice, version, at: now.toISOString() }
  storage.setItem(key, JSON.stringify(consent))
  return consent
}
