import { definePageTexts, loadTexts } from '@metrolibre/platform/texts'

/** The texts of favourites and saved searches, loaded by those who open or save them. */
export const savedTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
  'es-PE': () => import('./locales/es-PE.json'),
})

export const prefetchSaved = loadTexts(savedTexts)
