import { definePageTexts } from '@metrolibre/platform/texts'

/** The texts of the deposit of a booking, which few bookings have. */
export const depositTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
  'es-PE': () => import('./locales/es-PE.json'),
})
