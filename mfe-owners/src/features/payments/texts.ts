import { definePageTexts, loadTexts } from '@metrolibre/platform/texts'

/** The texts of payments that were made and received, loaded only by users who open them. */
export const paymentsTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  'es-PE': () => import('./locales/es-PE.json'),
  en: () => import('./locales/en.json'),
})

export const prefetchPayments = loadTexts(paymentsTexts)
