import { definePageTexts, loadTexts } from '@metrolibre/platform/texts'

/** The texts of the page on which a booking is cancelled. Those in the details of a booking are in the main catalogue. */
export const cancellationTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
  'es-PE': () => import('./locales/es-PE.json'),
})

export const prefetchCancellation = loadTexts(cancellationTexts)
