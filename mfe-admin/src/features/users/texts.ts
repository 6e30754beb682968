import { definePageTexts, loadTexts } from '@metrolibre/platform/texts'

/** The texts of the page of a user. */
export const userTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
  'es-PE': () => import('./locales/es-PE.json'),
})

export const prefetchUserTexts = loadTexts(userTexts)
