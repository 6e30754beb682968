import { definePageTexts, loadTexts } from '@metrolibre/platform/texts'

/** The texts of the account for payouts, loaded only by owners who open it. */
export const payoutTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
  'es-PE': () => import('./locales/es-PE.json'),
})

export const prefetchPayout = loadTexts(payoutTexts)
