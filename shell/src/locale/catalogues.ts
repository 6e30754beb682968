import type { Locale, Messages } from '@metrolibre/platform'

const loaders: Record<Locale, () => Promise<{ default: Messages }>> = {
  es: () => import('../../locales/es.json'),
  en: () => import('../../locales/en.json'),
}

const atHand = new Map<Locale, Messages>()
const pending = new Map<Locale, Promise<Messages>>()

const load = async (locale: Locale): Promise<Messages> => {
  try {
    const { default: messages } = await loaders[locale]()
    atHand.set(locale, messages)
    return messages
  } catch (error) {
    // Forgotten, so that the next page in this language tries again.
    pending.delete(locale)
    throw error
  }
}

/** The shell's texts in a language, fetched once. Awaited before the first render, on the server as well. */
export const loadCatalogue = (locale: Locale): Promise<Messages> => {
  const catalogue = pending.get(locale) ?? load(locale)
  pending.set(locale, catalogue)
  return catalogue
}

/** The texts if they are there already, so that nothing has to wait for a promise. */
export const catalogueAtHand = (locale: Locale): Messages | undefined => atHand.get(locale)
