import { definePageTexts } from '@metrolibre/platform/texts'

/** The texts of the map of a search, which come with it. */
export const searchMapTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})
