import { definePageTexts, loadTexts } from '@metrolibre/platform/texts'

/** The texts of offers and mandates, loaded only by owners who open one. */
export const mandateTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
  'es-PE': () => import('./locales/es-PE.json'),
})

export const prefetchMandate = loadTexts(mandateTexts)
