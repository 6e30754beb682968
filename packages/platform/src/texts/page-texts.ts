import type { Locale, Messages } from '../intl/locale.ts'

type Loaders = Readonly<Record<Locale, () => Promise<{ default: Messages }>>>

/** What React's `use` reads from a promise: with these fields it returns the value at once, without suspending. */
type Loading = Promise<Messages> & { status?: 'fulfilled'; value?: Messages }

/**
 * Defines texts with a catalogue of their own, so that long ones (terms, answers) are not loaded with the
 * front page. `load` loads a language once; after a failure the next call tries again. Its promise can be
 * given to React's `use`, which does not suspend once the texts are there. `atHand` returns what is already
 * loaded.
 */
export function definePageTexts(loaders: Loaders) {
  const atHand = new Map<Locale, Messages>()
  const promises = new Map<Locale, Loading>()
  const start = (locale: Locale): Loading => {
    const loading: Loading = loaders[locale]().then(
      ({ default: messages }) => {
        atHand.set(locale, messages)
        loading.status = 'fulfilled'
        loading.value = messages
        return messages
      },
      (error: unknown) => {
        promises.delete(locale)
        throw error
      },
    )
    promises.set(locale, loading)
    return loading
  }
  return {
    atHand: (locale: Locale): Messages | undefined => atHand.get(locale),
    load: (locale: Locale): Promise<Messages> => promises.get(locale) ?? start(locale),
  }
}

export type PageTexts = ReturnType<typeof definePageTexts>
