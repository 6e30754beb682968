import { number, object, safeParse, unknown, type GenericSchema, type InferOutput } from 'valibot'
import { readConsent } from '../consent/consent.ts'

const prefix = 'metrolibre.draft.'
/** A draft that nobody came back to for a week is not missed. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000

const Kept = object({ at: number(), values: unknown() })

export interface Draft<Values> {
  /** What was kept; null when there is nothing, or nothing that still fits. */
  read: () => Values | null
  write: (values: unknown) => void
  forget: () => void
}

/** The values behind a key, which goes when they are too old or not what was written there. */
const readFresh = (key: string): unknown => {
  try {
    const kept = safeParse(Kept, JSON.parse(localStorage.getItem(key) ?? 'null'))
    if (kept.success && Math.abs(Date.now() - kept.output.at) <= maxAgeMs) return kept.output.values
  } catch {
    // Not ours any more: removed below.
  }
  localStorage.removeItem(key)
  return null
}

/**
 * What somebody typed into a form and has not sent: kept on this device, so that it outlives the tab and a lost
 * connection. Only the fields that `schema` names are kept: name no password and no signature in it. Drafts belong
 * to who typed them (null: a visitor) and go with a logout. None is kept before the question about cookies has been
 * answered, whatever the answer: nobody has been told of it yet.
 */
export const openDraft = <S extends GenericSchema>(
  form: string,
  schema: S,
  who: string | null,
): Draft<InferOutput<S>> => {
  const key = `${prefix}${who ?? 'visitor'}.${form}`
  const fitting = (values: unknown): InferOutput<S> | null => {
    const result = safeParse(schema, values)
    return result.success ? result.output : null
  }
  return {
    read: () => {
      try {
        for (const each of Object.keys(localStorage)) if (each.startsWith(prefix)) readFresh(each)
        const values = fitting(readFresh(key))
        if (values === null) localStorage.removeItem(key)
        return values
      } catch {
        return null
      }
    },
    write: (typed) => {
      try {
        if (!readConsent(localStorage)) return
        // As it will be read: a number that is not there yet becomes null on the way.
        const values = fitting(JSON.parse(JSON.stringify(typed)))
        if (values !== null) localStorage.setItem(key, JSON.stringify({ at: Date.now(), values }))
      } catch {
        // No storage, or no room in it: the form works without a draft.
      }
    },
    forget: () => {
      try {
        localStorage.removeItem(key)
      } catch {
        // Without storage there is nothing to forget.
      }
    },
  }
}
