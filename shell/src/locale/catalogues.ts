import { definePageTexts } from '@metrolibre/platform/texts'

const texts = definePageTexts({
  es: () => import('../../locales/es.json'),
  en: () => import('../../locales/en.json'),
})

/** Loads the shell's texts in a language, once. Awaited before the first render, on the server too. */
export const loadCatalogue = texts.load

/** Returns the texts if they are already loaded, so that rendering need not wait for a promise. */
export const catalogueAtHand = texts.atHand
