import { deviceStorage, storedKeys } from '@metrolibre/platform'
import { number, object, safeParse, unknown, type GenericSchema, type InferOutput } from 'valibot'
import { readConsent } from '../consent/consent.ts'

const prefix = 'metrolibre.draft.'
/** Drafts older than a week are removed. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000

const Kept = object({ at: number(), values: unknown() })

export interface Draft<Values> {
  /** Returns the draft, or null when there is none or it does not match the schema any more. */
  read: () => Values | null
  write: (values: unknown) => void
  /** Calls `onWrite` with what another tab keeps in this draft. Returns a function that ends it. */
  watchOtherTabs: (onWrite: (values: Values) => void) => () => void
  forget: () => void
}

/** What was typed before the question about cookies was answered. It lasts as long as the page. */
const unasked = new Map<string, unknown>()

const keyOf = (form: string, who: string | null): string => `${prefix}${who ?? 'visitor'}.${form}`

/** Returns the values stored under a key. Removes the entry when it is too old or damaged. */
const readFresh = (key: string): unknown => {
  try {
    const kept = safeParse(Kept, JSON.parse(deviceStorage.getItem(key) ?? 'null'))
    if (kept.success && Math.abs(Date.now() - kept.output.at) <= maxAgeMs) return kept.output.values
  } catch {
    // Not valid JSON: removed below.
  }
  deviceStorage.removeItem(key)
  return null
}

/**
 * Opens the draft of a form: what a user typed and has not sent. It is kept on this device, so that it
 * survives a closed tab and a lost connection. Only the fields in `schema` are kept, so never put a password
 * or a signature there. A draft belongs to one user (`who`; null is a visitor) and is removed at logout.
 * Nothing is stored before the question about cookies was answered, with yes or no, because only that
 * question tells people about drafts. Until then, drafts are remembered for going back and forth on the page.
 */
export const openDraft = <S extends GenericSchema>(
  form: string,
  schema: S,
  who: string | null,
): Draft<InferOutput<S>> => {
  const key = keyOf(form, who)
  const fitting = (values: unknown): InferOutput<S> | null => {
    const result = safeParse(schema, values)
    return result.success ? result.output : null
  }
  return {
    read: () => {
      for (const each of storedKeys(deviceStorage)) if (each.startsWith(prefix)) readFresh(each)
      const values = fitting(readFresh(key))
      if (values === null) deviceStorage.removeItem(key)
      return values ?? fitting(unasked.get(key) ?? null)
    },
    write: (typed) => {
      // Validated in the form in which it will be read back: a number that is still missing becomes null in
      // JSON.
      const values = fitting(JSON.parse(JSON.stringify(typed)))
      if (values === null) return
      unasked.delete(key)
      if (!readConsent(deviceStorage)) unasked.set(key, values)
      else deviceStorage.setItem(key, JSON.stringify({ at: Date.now(), values }))
    },
    watchOtherTabs: (onWrite) => {
      const written = ({ key: changed, newValue }: StorageEvent) => {
        if (changed !== key || newValue === null) return
        const values = fitting(readFresh(key))
        if (values !== null) onWrite(values)
      }
      addEventListener('storage', written)
      return () => removeEventListener('storage', written)
    },
    forget: () => {
      unasked.delete(key)
      deviceStorage.removeItem(key)
    },
  }
}

/** Removes the drafts of a form and of the forms within it, whose names continue its name after a dot. */
export const forgetDrafts = (form: string, who: string | null): void => {
  const key = keyOf(form, who)
  for (const each of unasked.keys()) if (each === key || each.startsWith(`${key}.`)) unasked.delete(each)
  for (const each of storedKeys(deviceStorage))
    if (each === key || each.startsWith(`${key}.`)) deviceStorage.removeItem(each)
}
