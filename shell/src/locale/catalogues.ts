import { definePageTexts } from '@metrolibre/platform/texts'

const texts = definePageTexts({
  es: () => import('../../locales/es.json'),
  en: () => import('../../locales/en.json'),
  'es-PE': () => import('../../locales/es-PE.json'),
})

/** Loads the shell's texts in these words, once. Awaited before the first render, on the server too. */
export const loadCatalogue = texts.load

/** Returns the texts if they are already loaded, so that rendering need not wait for a promise. */
export const catalogueAtHand = texts.atHand
