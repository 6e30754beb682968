import type { Locale, Messages } from '../intl/locale.ts'

type Loaders = Readonly<Record<Locale, () => Promise<{ default: Messages }>>>

/**
 * Texts in a catalogue of their own, so that terms and answers do not travel with the front page. `load` brings a
 * language once; a failure is forgotten, so that the next attempt asks again. `atHand` gives what is there already.
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
