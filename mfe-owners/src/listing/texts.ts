import { definePageTexts, loadTexts } from '@metrolibre/platform/texts'

/** The texts from the form to the technical visit, loaded only by owners who hand a property in. */
export const listingTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
  'es-PE': () => import('./locales/es-PE.json'),
})

export const prefetchListing = loadTexts(listingTexts)
