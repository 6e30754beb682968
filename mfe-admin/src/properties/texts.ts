import { definePageTexts, loadTexts } from '@metrolibre/platform/texts'

/** The texts of the pages about properties. */
export const propertyTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
  'es-PE': () => import('./locales/es-PE.json'),
})

export const prefetchProperties = loadTexts(propertyTexts)
