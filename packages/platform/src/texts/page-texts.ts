import type { Locale, Messages } from '../intl/locale.ts'

type Loaders = Readonly<Record<Locale, () => Promise<{ default: Messages }>>>

/**
 * Defines texts with a catalogue of their own, so that long ones (terms, answers) are not loaded with the
 * front page. `load` loads a language once; after a failure the next call tries again. `atHand` returns what
 * is already loaded.
 */
export function definePageTexts(loaders: Loaders) {
  const atHand = new Map<Locale, Messages>()
  const pending = new Map<Locale, Promise<Messages>>()
  const fetchTexts = async (locale: Locale): Promise<Messages> => {
    try {
      const { default: messages } = await loaders[locale]()
      atHand.set(locale, messages)
      return messages
    } catch (error) {
      pending.delete(locale)
      throw error
    }
  }
  return {
    atHand: (locale: Locale): Messages | undefined => atHand.get(locale),
    load: (locale: Locale): Promise<Messages> => {
      const texts = pending.get(locale) ?? fetchTexts(locale)
      pending.set(locale, texts)
      return texts
    },
  }
}

export type PageTexts = ReturnType<typeof definePageTexts>
