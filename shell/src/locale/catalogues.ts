import { definePageTexts } from '@metrolibre/platform/texts'

const texts = definePageTexts({
  es: () => import('../../locales/es.json'),
  en: () => import('../../locales/en.json'),
})

/** The shell's texts in a language, fetched once. Awaited before the first render, on the server as well. */
export const loadCatalogue = texts.load

/** The texts if they are there already, so that nothing has to wait for a promise. */
export const catalogueAtHand = texts.atHand
